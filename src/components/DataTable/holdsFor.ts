import type {ShownSource} from '@site/src/data/schema/entry';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What the facts hold for: products and versions, or an add-on and the day up to which it was read. */
export function holdsFor(source: ShownSource): string {
  if ('addon' in source) {
    return `${source.addon}, Minecraft Bedrock, as of ${day.format(new Date(source.as_of))}`;
  }
  const products = [source, ...(source.with ?? [])].map(({mod, version}) => `${mod} ${version}`);
  return `${products.join(', ')}, Minecraft ${source.minecraft}`;
}
