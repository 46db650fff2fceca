import {mcfunction} from './mcfunction';
import {questtheme} from './questtheme';
import {snbt} from './snbt';
import type {PrismGrammar} from './types';

/** Languages of code samples that Prism does not know, by the word after the fence. */
export const grammars: Readonly<Record<string, PrismGrammar>> = {snbt, mcfunction, questtheme};
