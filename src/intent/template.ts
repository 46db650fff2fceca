/** Build side: the page template with the loader in place of the scripts. */
import {compileLoader} from './compile';

/**
 * Which page the browser fetches ahead: the one behind the link that the loader has marked. Rules that the loader wrote
 * itself would need a hash for every address in the content security policy.
 * @see https://wicg.github.io/nav-speculation/speculation-rules.html
 */
const rules = JSON.stringify({
  prefetch: [{where: {selector_matches: '[data-ahead]'}, eagerness: 'immediate'}],
});

/** The loop that writes a `<script defer>` for each script. */
const eagerScripts = /<% it\.scripts\.forEach\([\s\S]*?<% \}\); %>/;

/** A script's name as the loader takes it: without what all of them share. The entry comes first. */
const names = `<%~ it.scripts
  .map((file) => file.replace(/^assets\\/js\\/|\\.js$/g, ''))
  .sort((a, b) => b.startsWith('main.') - a.startsWith('main.'))
  .join(' ') %>`;

/**
 * Takes the scripts out of a page template and puts the loader there.
 * @param template Docusaurus's page template (Eta syntax)
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @param searchFolder path of the folder with the search index, if there is one
 * @throws Error when the template has no scripts to take out
 */
export function withLoader(template: string, baseUrl: string, searchFolder?: string): string {
  if (!eagerScripts.test(template)) {
    throw new Error(
      'src/intent/template.ts finds no scripts in the page template of Docusaurus. Compare `eagerScripts` there with ' +
        '@docusaurus/core/lib/ssg/ssgTemplate.html.js.',
    );
  }
  // Eta would take a tag of its own for the end of the text.
  const loader = compileLoader(baseUrl, searchFolder).replaceAll('<%', '<\\x25');
  return template.replace(
    eagerScripts,
    () =>
      `<script data-scripts="${names}">${loader}</script><script type="speculationrules">${rules}</script>`,
  );
}
