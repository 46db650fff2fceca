/** Written by src/plugins/site-map when the site is built. */
declare module '@generated/site-map/frames.json' {
  import type {SingleRow} from '@site/src/plugins/site-map/types';

  const frames: SingleRow[];
  export default frames;
}

declare module '@generated/site-map/all-pages.json' {
  import type {AllPages} from '@site/src/plugins/site-map/types';

  const pages: AllPages;
  export default pages;
}

declare module '@generated/site-map/global-data.json' {
  import type {GlobalData} from '@docusaurus/types';

  const data: GlobalData;
  export default data;
}

declare module '@generated/site-map/frame-registry' {
  import type {Registry} from '@site/src/navigation/site-map/registry';

  const registry: Registry;
  export default registry;
}

declare module '@generated/site-map/page-registry' {
  import type {Registry} from '@site/src/navigation/site-map/registry';

  const registry: Registry;
  export default registry;
}
