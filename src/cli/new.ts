/** `npm run new`: writes a page from a template. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {kindsOf, planPage} from './new-page';
import type {PageOptions} from './new-page';
import {root} from './project';
import {failWith} from './terminal';

const names = ['folder', 'kind', 'title', 'description'] as const;

void failWith(async () => {
  const {values} = parseArgs({
    options: Object.fromEntries([...names, 'name'].map((name) => [name, {type: 'string'} as const])),
  });
  const missing = names.filter((name) => !values[name]);
  if (missing.length > 0) {
    throw new Error(`npm run new: missing --${missing.join(', --')}

  --folder       below docs/, such as support/Troubleshooting
  --kind         ${kindsOf(root).join(', ')}
  --title        what a reader would type
  --description  the sentence search engines show, 50 to 160 characters
  --name         name of the file and end of the address; made from the title when left out`);
  }
  const {file, text, route} = planPage(root, values as unknown as PageOptions);
  writeFileSync(join(root, file), text);
  console.log(`Wrote ${file}, which is ${route}

Next:
  1. npm start                            shows the page at http://localhost:3000${encodeURI(route)}
  2. replace every {/* Write: … */}       the next command finds those left over
  3. npm run check -- content             mistakes with file, line and fix
  4. npm run check -- --update-routes     lists the new address`);
  return 0;
});
