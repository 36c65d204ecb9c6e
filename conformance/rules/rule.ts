/**
 * A rule is a question to both engines: is this value allowed here, and what is the result? The value is source text,
 * JavaScript for configuration and YAML for content, exactly as an author writes it.
 */
export type Area = ScriptArea | DataArea;

/** Written in the configuration, or in a module it names. */
export type ScriptArea =
  | 'site'
  | 'themeConfig'
  | 'preset'
  | 'docs'
  | 'blog'
  | 'pages'
  | 'theme'
  | 'sitemap'
  | 'redirects'
  | 'search'
  | 'sidebars';

/** Written in a content file. */
export type DataArea =
  | 'docFrontMatter'
  | 'postFrontMatter'
  | 'pageFrontMatter'
  | 'category'
  | 'authors'
  | 'tags'
  | 'versions';

export interface Question {
  area: Area;
  source: string;
}

export type Answer = { accepted: true; value: unknown } | { accepted: false; message: string };

export function isScript(area: Area): area is ScriptArea {
  return !DATA_AREAS.has(area);
}

const DATA_AREAS = new Set<Area>([
  'docFrontMatter',
  'postFrontMatter',
  'pageFrontMatter',
  'category',
  'authors',
  'tags',
  'versions',
] satisfies DataArea[]);

/** Evaluates a JavaScript expression. */
export function evaluate(source: string): unknown {
  // oxlint-disable-next-line no-implied-eval -- the sources are those of the tables next to this file.
  return new Function(`return (${source});`)() as unknown;
}

/** A value in a form that can be recorded and compared: functions and patterns as source text, without `undefined`. */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'function') return 'ƒ';
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (Array.isArray(value)) return value.map((item) => toPlain(item) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [[key, toPlain(inner)] as const],
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
