/** `npm run update-routes` updates the list of published addresses. Run it after you have added or moved a page. */
import {readContent} from '../content';
import {publishedFile, writeRoutes} from './route-lists';

const root = process.cwd();
const {added, removed} = writeRoutes(root, [...readContent(root).routes.keys()]);
added.forEach((route) => console.log(`+ ${route}`));
removed.forEach((route) => console.log(`- ${route}`));
console.log(`${publishedFile}: ${added.length} added, ${removed.length} removed`);
