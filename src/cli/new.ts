/**
 * `npm run new`: asks where a page goes, what kind it is and what it is called, and writes it from a template.
 * Without a terminal, or with arguments, nothing is asked:
 * `npm run new -- --folder support/Troubleshooting --kind guide --title "…" --description "…"`. With an item, its entry, its
 * sprite and its recipe are added as well.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {parseArgs} from 'node:util';
import {readContent} from '../content';
import {allowedFor, frontMatterSchema} from '../content/schemas';
import {planItem, recipeIdOf} from './new-item';
import type {PageOptions} from './new-page';
import {foldersOf, kindsOf, planPage, sectionLabel} from './new-page';
import {root} from './project';
import {failWith} from './terminal';

const usage = `Usage: npm run new
       npm run new -- --folder FOLDER --kind KIND --title TITLE --description SENTENCE [--name FILE]
       npm run new -- --kind item … --item ID --sprite "SHAPE PALETTE" --group FILE/GROUP

  --folder       below docs/, such as support/Troubleshooting
  --kind         ${kindsOf(root).join(', ')}
  --title        what a reader would type
  --description  ${allowedFor(frontMatterSchema, 'description')}; search engines show it
  --name         name of the file and end of the address; made from the title when left out

An item of a Marketplace add-on that the data do not have yet:
  --item         its id, such as ftbst:copper_crook; its name is the title
  --sprite       shape and palettes, as in src/sprites/sprites.yaml: "crook copper"
  --group        where its recipe goes in src/data/recipes: sieves-and-things/crooks`;

const required = ['folder', 'kind', 'title', 'description'] as const;
const ofItem = ['item', 'sprite', 'group'] as const;

type NewOptions = PageOptions & Partial<Record<(typeof ofItem)[number], string>>;

/** Questions to who sits at the terminal; a wrong answer is asked for again. */
function questionsIn(terminal: Interface) {
  // An iterator keeps the lines that arrive between two questions.
  const lines = terminal[Symbol.asyncIterator]();
  const answerTo = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const {value, done} = await lines.next();
    if (done) {
      throw new Error('npm run new: stopped; nothing was written.');
    }
    return value.trim();
  };
  const choose = async (what: string, options: string[], label = (option: string) => option) => {
    options.forEach((option, index) => console.log(`${String(index + 1).padStart(3)}  ${label(option)}`));
    for (;;) {
      const answer = await answerTo(`${what} (number or name): `);
      const chosen = options[Number(answer) - 1] ?? options.find((option) => option === answer);
      if (chosen !== undefined) {
        return chosen;
      }
      console.log(`Type a number from 1 to ${options.length}, or one of the names.`);
    }
  };
  const text = async (what: string, right: (answer: string) => boolean, allowed: string) => {
    for (;;) {
      const answer = await answerTo(`${what}: `);
      if (right(answer)) {
        return answer;
      }
      console.log(`Found ${[...answer].length} characters. Allowed: ${allowed}.`);
    }
  };
  return {answerTo, choose, text};
}

/** Asks for whatever is not known yet. */
async function ask(known: Partial<NewOptions>): Promise<NewOptions> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const {answerTo, choose, text} = questionsIn(terminal);
  try {
    const folder =
      known.folder ??
      (await choose(
        'Folder',
        foldersOf(readContent(root)),
        (option) => `${option}  (${sectionLabel(option)})`,
      ));
    const kind = known.kind ?? (await choose('Kind', kindsOf(root)));
    const title =
      known.title ?? (await text('Title, as a reader would type it', (answer) => answer !== '', 'text'));
    const {description: schema} = frontMatterSchema.shape;
    const description =
      known.description ??
      (await text(
        'Description, one sentence',
        (answer) => schema.safeParse(answer).success,
        allowedFor(frontMatterSchema, 'description'),
      ));
    const isItem = kind === 'item' && folder.startsWith('marketplace/');
    const item =
      known.item ??
      (isItem
        ? await answerTo('Id of the new item, such as ftbst:copper_crook (none: the page alone): ')
        : '');
    if (item === '') {
      return {...known, folder, kind, title, description};
    }
    const sprite =
      known.sprite ?? (await answerTo('Sprite: shape and palettes (src/sprites/sprites.yaml): '));
    const group = known.group ?? (await answerTo('Group of its recipe, such as sieves-and-things/crooks: '));
    return {...known, folder, kind, title, description, item, sprite, group};
  } finally {
    terminal.close();
  }
}

function readArguments(): Partial<NewOptions> {
  try {
    const option = {type: 'string'} as const;
    const {values} = parseArgs({
      options: Object.fromEntries([...required, 'name', ...ofItem].map((name) => [name, option])),
    });
    return values;
  } catch (error) {
    throw new Error(`npm run new: ${(error as Error).message}\n\n${usage}`, {cause: undefined});
  }
}

void failWith(async () => {
  const known = readArguments();
  const missing = required.filter((key) => known[key] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new Error(`npm run new: missing --${missing.join(', --')}\n\n${usage}`);
  }
  const options = missing.length > 0 ? await ask(known) : (known as NewOptions);
  const {item, sprite = '', group = ''} = options;
  const page = planPage(root, options, item === undefined ? undefined : recipeIdOf(item, group));
  const edits =
    item === undefined ? [] : planItem(root, {item, sprite, group, name: options.title, route: page.route});
  mkdirSync(dirname(join(root, page.file)), {recursive: true});
  // `wx`: never over a file that came up in the meantime.
  writeFileSync(join(root, page.file), page.text, {flag: 'wx'});
  edits.forEach(({file, text}) => writeFileSync(join(root, file), text));
  const added = edits.map(({file}) => `Added ${item} to ${file}\n`).join('');
  console.log(`Wrote ${page.file}, which is ${page.route}
${added}
Next:${item === undefined ? '' : `\n  0. write the recipe in place of "kind: unpublished" in ${edits.at(-1)?.file}`}
  1. npm start                            shows the page at http://localhost:3000${encodeURI(page.route)}
  2. replace every {/* Write: … */}       the next command finds those left over
  3. npm run check -- content             mistakes with file, line and fix
  4. npm run check -- --update-routes     lists the new address`);
  return 0;
});
