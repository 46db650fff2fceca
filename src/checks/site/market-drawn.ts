import {marketFacts, type MarketFact} from '../market';
import type {Check, Problem} from '../types';
import type {BuiltSite} from './built-site';

/** What is wrong with the drawing of a fact, if anything. */
function problemOf({what, page, anchors, says, marks}: MarketFact, site: BuiltSite): Problem | undefined {
  const built = site.byRoute.get(page);
  if (built === undefined) {
    return {
      file: 'build',
      found: `there is no page ${page}, where ${what} should stand`,
      fix: 'write it, or correct "page" of the fact',
    };
  }
  const {file} = built;
  const drawn = built.elements.find(({attributes: {id}}) => id !== undefined && anchors.includes(id));
  if (drawn === undefined) {
    const wanted = anchors.map((anchor) => `#${anchor}`).join(' or ');
    return {file, found: `${what} is not drawn: the page has no ${wanted}`, fix: 'place its component'};
  }
  const missing = says.find((text) => !drawn.text.includes(text));
  if (missing !== undefined) {
    return {
      file,
      found: `"#${drawn.attributes.id}" draws ${what} without "${missing}"`,
      fix: 'correct its component',
    };
  }
  // A mark may begin a sentence.
  const unmarked = marks.find((mark) => !drawn.text.toLowerCase().includes(mark.toLowerCase()));
  return unmarked === undefined
    ? undefined
    : {
        file,
        found: `"#${drawn.attributes.id}" draws ${what} without the mark "${unmarked}"`,
        fix: 'print it where the fact is drawn',
      };
}

export const marketDrawn: Check = {
  name: 'market-drawn',
  why: 'A guess that is not marked as one is taken for a fact; a link to a row that is not drawn ends at the top of the page.',
  items: 'recipes, chances, materials, traits and versions in built pages',
  run({data, site}) {
    const facts = marketFacts(data.files).filter(({anchors}) => anchors.length > 0);
    return {examined: facts.length, problems: facts.flatMap((fact) => problemOf(fact, site) ?? [])};
  },
};
