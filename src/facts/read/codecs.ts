import type {PropertyFact} from '../facts';
import type {Evaluator} from '../java/evaluator';
import {Lambda, Term, inside} from '../java/values';
import {asDefault, at, isKey} from './values';

const codecTypes: Readonly<Record<string, PropertyFact['type']>> = {
  'Codec.BOOL': 'boolean',
  'Codec.INT': 'int',
  'Codec.LONG': 'long',
  'Codec.DOUBLE': 'double',
  'Codec.STRING': 'text',
  'ResourceLocation.CODEC': 'text',
  'Identifier.CODEC': 'text',
};

/** Derives the type and limits of a property from the terms of its codec. Ids have the type text, as in the file. */
function codecValue(codec: readonly Term[]): Pick<PropertyFact, 'type' | 'min' | 'max'> {
  const names = codec.map(({name}) => name).join(' ');
  if (/listOf|unboundedMap/.test(names)) {
    return {type: /listOf/.test(names) ? 'list' : 'map'};
  }
  const [min, max] = codec.find(({name}) => name === 'Codec.intRange')?.args ?? [];
  if (typeof min === 'number' && typeof max === 'number') {
    return {type: 'int', min, max};
  }
  const found = /(?:Codec\.(?:BOOL|INT|LONG|DOUBLE|STRING)|(?:ResourceLocation|Identifier)\.CODEC)\b/.exec(
    names,
  );
  return {type: codecTypes[found?.[0] ?? ''] ?? 'compound'};
}

/** Reads properties from codecs, such as `Codec.BOOL.optionalFieldOf("key", false)`. */
export function readCodecs(evaluator: Evaluator): PropertyFact[] {
  for (const {
    name,
    args: [made],
  } of [...evaluator.terms]) {
    if (/^RecordCodecBuilder\.(create|mapCodec)$/.test(name) && made instanceof Lambda) {
      evaluator.apply(made, []);
    }
  }
  return evaluator.terms.flatMap((term): PropertyFact[] => {
    const [key, fallback] = term.args;
    if (!/^(optionalF|f)ieldOf$/.test(term.name) || !isKey(key)) {
      return [];
    }
    const codec =
      term.on instanceof Term
        ? [...inside(term.on)].filter((each): each is Term => each instanceof Term)
        : [];
    const value = codecValue(codec);
    const given = asDefault(evaluator, fallback ?? term.calls.find(({name}) => name === 'orElse')?.args[0]);
    const object = term.at.file.slice(term.at.file.lastIndexOf('/') + 1, -'.java'.length);
    return [{object, key, ...value, default: given, at: at(term.at)}];
  });
}
