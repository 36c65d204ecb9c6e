import { editDistance } from '../../../../shared/editDistance.ts';
import type { Report } from '../../../ground/problems.ts';
import { lineOfKey } from '../source/splitFrontMatter.ts';
import type { MarkdownSource } from '../types.ts';
import type { Fields, ReadFields } from './fields.ts';
import { shown } from './shown.ts';

/**
 * Converts the known keys of front matter; unknown keys are the author's own. An invalid value is reported and omitted,
 * so that the rest of the page still counts.
 */
export function readFrontMatter<F extends Fields>(file: MarkdownSource, fields: F, report: Report): ReadFields<F> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(file.frontMatter)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) hintAt(file, key, fields, report);
    if (!field || value === undefined) continue;
    const read = field(value);
    if (read.ok) result[key] = read.value;
    else reportWrong(file, key, `${key}${read.at ?? ''}`, read.expected, report);
  }
  if (result.draft === true && result.unlisted === true) {
    reportAt(file, 'unlisted', 'A page is `draft` or `unlisted`, not both: keep one of them.', report);
    delete result.unlisted;
  }
  const { toc_min_heading_level: least, toc_max_heading_level: most } = result;
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    const message = `\`toc_min_heading_level\` (${least}) is larger than \`toc_max_heading_level\` (${most}).`;
    reportAt(file, 'toc_min_heading_level', message, report);
    delete result.toc_min_heading_level;
  }
  return result as ReadFields<F>;
}

/** Custom keys are allowed, so this is a hint and not an error. Short keys resemble many others. */
function hintAt(file: MarkdownSource, key: string, fields: Fields, report: Report): void {
  if (key.length < 5) return;
  const reach = key.length < 8 ? 1 : 2;
  const meant = Object.keys(fields).find((name) => editDistance(key.toLowerCase(), name, reach) <= reach);
  if (meant === undefined || Object.hasOwn(file.frontMatter, meant)) return;
  const line = lineOfKey(file.text.read(), key);
  const message = `Front matter \`${key}\` means nothing to the theme. Did you mean \`${meant}\`?`;
  report({ severity: 'warning', code: 'front-matter-key', filePath: file.filePath, line, message });
}

/** The file with converted values in place of the written ones; invalid ones are removed. */
export function withFrontMatter(file: MarkdownSource, fields: Fields, values: object): MarkdownSource {
  const own = Object.entries(file.frontMatter).filter(([key]) => !Object.hasOwn(fields, key));
  return { ...file, frontMatter: { ...Object.fromEntries(own), ...values } };
}

function reportWrong(file: MarkdownSource, key: string, path: string, expected: string, report: Report): void {
  const value = valueAt(file.frontMatter, path);
  reportAt(file, key, `Front matter \`${path}\` is ${shown(value)}; expected ${expected}.`, report);
}

/** Reports an error at the line of a front matter key. */
export function reportAt(file: MarkdownSource, key: string, message: string, report: Report): void {
  const line = lineOfKey(file.text.read(), key);
  report({ severity: 'error', code: 'front-matter-value', filePath: file.filePath, line, message });
}

function valueAt(root: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    root,
  );
}
