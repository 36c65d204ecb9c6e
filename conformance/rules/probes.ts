/**
 * Every key that Docusaurus knows, and the values to try. The result is one line of the record: the accepted values.
 */
import type { Key, Place } from './place.ts';
import { CONTENT_FILES_PLACES } from './places/content.ts';
import { PLUGINS_AND_PRESET_PLACES } from './places/plugins.ts';
import { SITE_PLACES } from './places/site.ts';
import { THEME_CONFIG_PLACES } from './places/themeConfig.ts';
import { isScript, type Question } from './rule.ts';

export const PLACES: Place[] = [
  ...SITE_PLACES,
  ...THEME_CONFIG_PLACES,
  ...PLUGINS_AND_PRESET_PLACES,
  ...CONTENT_FILES_PLACES,
];

/** Tried for every key: the accepted values reveal the type of an option. */
const SCRIPT_VALUES = [
  'undefined',
  'null',
  `''`,
  `'a'`,
  `'/a'`,
  `'a b'`,
  `'true'`,
  `'2'`,
  '0',
  '2',
  '-1',
  '2.5',
  'true',
  'false',
  '[]',
  `['a']`,
  `['']`,
  '[null]',
  '[1]',
  '{}',
  '{ a: 1 }',
  `{ a: 'b' }`,
  '() => {}',
  '(a) => a',
  '/a/',
];

const DATA_VALUES = [
  'null',
  `''`,
  'a',
  '/a',
  'a b',
  `'true'`,
  'yes',
  'true',
  'false',
  '0',
  '2',
  '7',
  '-1',
  '2.5',
  `'2'`,
  '2024-01-31',
  '2024-02-31',
  '[]',
  '[a]',
  `['']`,
  '[null]',
  '[1]',
  '[true]',
  '{}',
  '{a: 1}',
  '{a: b}',
];

export interface Probe extends Question {
  /** The tried values. */
  value: string;
  /** The path to the result in the answer. */
  path: string[];
}

/** The line of the record, and the questions that it summarizes. */
export function toProbes(place: Place, key: Key): { name: string; probes: Probe[] } {
  const [name, ...extra] = [key].flat() as [string, ...string[]];
  const values = [...(isScript(place.area) ? SCRIPT_VALUES : DATA_VALUES), ...extra];
  const toSource = isScript(place.area) ? toScript : toYaml;
  return {
    name: toName(place, name),
    probes: values.map((value) => ({
      area: place.area,
      value,
      source: toSource(place, name, value),
      path: [...place.path, name],
    })),
  };
}

/** `docs versions.current.label`; with the rest of the object if the rules depend on it. */
function toName({ area, path, besides }: Place, key: string): string {
  const type = /type: '[^']*'/.exec(besides ?? '')?.[0];
  const item = type ?? (path.at(-1) === '0' ? besides : undefined);
  return `${area} ${[...path, key].join('.')}${item === undefined ? '' : ` (${item})`}`;
}

function toScript({ path, besides, besideFirst }: Place, key: string, value: string): string {
  const own = `{ ${besides === undefined ? '' : `${besides}, `}${quoteKey(key)}: ${value} }`;
  return path.reduceRight((inner, step, depth) => {
    if (step === '0') return `[${inner}]`;
    const more = depth === 1 && besideFirst !== undefined ? `${besideFirst}, ` : '';
    return `{ ${more}${quoteKey(step)}: ${inner} }`;
  }, own);
}

/** YAML of one line can be nested too. */
function toYaml({ path, besides }: Place, key: string, value: string): string {
  const own = [besides, `${key}: ${value}`].filter((part) => part !== undefined);
  if (path.length === 0) return own.join('\n');
  const inner = path
    .slice(1)
    .reduceRight((value, step) => (step === '0' ? `[${value}]` : `{${step}: ${value}}`), `{${own.join(', ')}}`);
  return `${path[0]}: ${inner}`;
}

function quoteKey(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`;
}
