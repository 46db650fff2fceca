import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../lib/suggest';
import {readYaml} from '../lib/yaml';
import type {Shape} from './shape';
import {parseShape} from './shape';

/** Five colours from outline to shine, each as red, green, blue and alpha from 0 to 255. */
export type Palette = readonly (readonly [number, number, number, number])[];

/** Image of an item: layers from bottom to top. */
export type Sprite = {id: string; layers: {shape: Shape; palettes: Palette[]}[]};

const tones = ['outline', 'shadow', 'base', 'light', 'shine'];

type Report = (line: number, message: string) => void;

/** Returns the entries of a YAML mapping with their lines. */
function readMap(text: string, report: Report): {key: string; value: unknown; line: number}[] {
  const {data, locate, problems} = readYaml(text);
  problems.forEach(({line, reason}) => report(line, reason));
  return Object.entries(data).map(([key, value]) => ({key, value, line: locate([key]).line}));
}

function parseColour(text: unknown): Palette[number] | undefined {
  const hex = typeof text === 'string' ? /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text) : null;
  if (!hex) return undefined;
  const value = Number.parseInt(hex[1]! + (hex[2] ?? 'ff'), 16);
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

/** Returns `did you mean "…"?`, or a list of known names. */
function advice(name: string, known: ReadonlyMap<string, unknown>): string {
  const meant = nearest(name, known.keys());
  if (meant !== undefined) return `did you mean "${meant}"?`;
  const names = [...known.keys()].sort();
  return `known: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ` and ${names.length - 12} more` : ''}`;
}

function readShapes(folder: string, reportIn: (file: string) => Report): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const file of readdirSync(folder).sort()) {
    const report = reportIn(`shapes/${file}`);
    const [, name] = /^([a-z0-9_]+)\.txt$/.exec(file) ?? [];
    if (name === undefined) {
      report(
        1,
        'invalid file name; rename the file to lower-case letters, digits and underscores, such as some_name.txt',
      );
      continue;
    }
    const parsed = parseShape(name, readFileSync(path.join(folder, file), 'utf8'));
    if ('shape' in parsed) shapes.set(name, parsed.shape);
    else parsed.mistakes.forEach(({line, message}) => report(line, message));
  }
  return shapes;
}

function readPalettes(text: string, report: Report): Map<string, Palette> {
  const palettes = new Map<string, Palette>();
  for (const {key, value, line} of readMap(text, report)) {
    const colours = Array.isArray(value) ? value.map(parseColour) : [];
    const wrong = colours.findIndex((colour) => colour === undefined);
    if (wrong >= 0) {
      const found = JSON.stringify((value as unknown[])[wrong]);
      const tone = tones[wrong] ?? 'a sixth tone';
      report(line, `${key}: found ${found} for ${tone}; write '#rrggbb' or '#rrggbbaa'`);
    } else if (colours.length !== tones.length) {
      const all = `${tones.length}: ${tones.join(', ')}`;
      report(line, `${key}: found ${colours.length} colours; write ${all}`);
    } else {
      palettes.set(key, colours as Palette[number][]);
    }
  }
  return palettes;
}

/**
 * Loads all sprites of the site, in cell order.
 * @param directory absolute path of `src/sprites`
 * @throws Error that lists every problem with file, line, what was found and what is allowed
 */
export function loadSprites(directory: string): Sprite[] {
  const problems: string[] = [];
  const reportIn = (file: string) => (line: number, message: string) => {
    problems.push(`src/sprites/${file}:${line}  ${message}`);
  };
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const shapes = readShapes(path.join(directory, 'shapes'), reportIn);
  const palettes = readPalettes(read('palettes.yaml'), reportIn('palettes.yaml'));

  const sprites: Sprite[] = [];
  const report = reportIn('sprites.yaml');
  for (const {key: id, value, line} of readMap(read('sprites.yaml'), report)) {
    const before = problems.length;
    const layers = String(typeof value === 'string' ? value : '')
      .split('+')
      .map((layer) => layer.trim().split(/\s+/))
      .flatMap(([shapeName = '', ...names]) => {
        const shape = shapes.get(shapeName);
        if (shapeName === '') {
          report(line, `${id}: found no shape; write \`shape palette\`, layers joined by \` + \``);
        } else if (!shape) {
          report(line, `${id}: unknown shape "${shapeName}"; ${advice(shapeName, shapes)}`);
        } else if (names.length !== shape.palettes) {
          const found = names.length === 1 ? '1 palette' : `${names.length} palettes`;
          report(line, `${id}: found ${found} for ${shapeName}; write ${shape.palettes}`);
        }
        for (const name of names.filter((candidate) => !palettes.has(candidate))) {
          report(line, `${id}: unknown palette "${name}"; ${advice(name, palettes)}`);
        }
        return shape ? [{shape, palettes: names.map((name) => palettes.get(name)!)}] : [];
      });
    if (problems.length === before) sprites.push({id, layers});
  }
  if (problems.length > 0) {
    const error = new Error(`The sprites cannot be drawn:\n\n${problems.join('\n')}`);
    // A stack trace would not help, because the mistake is in a sprite file.
    error.stack = error.message;
    throw error;
  }
  return sprites;
}
