import type { ApiOperation } from '../types.ts';
import { toCurl } from '../../../../shared/api/toCurl.ts';
import { toJavaScript } from './javascript.ts';
import { toPython } from './python.ts';
import type { ApiRequest } from '../../../../shared/api/request.ts';

export const SAMPLE_LANGUAGES = ['curl', 'python', 'javascript'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

export interface Sample {
  value: string;
  label: string;
  lang: string;
  text: string;
}

const MAKERS: Record<SampleLanguage, { label: string; lang: string; make(request: ApiRequest): string }> = {
  curl: { label: 'curl', lang: 'bash', make: toCurl },
  python: { label: 'Python', lang: 'python', make: toPython },
  javascript: { label: 'JavaScript', lang: 'javascript', make: toJavaScript },
};

/** Samples of the description come first and replace a generated one for the same language. */
export function toSamples(
  own: ApiOperation['samples'],
  request: ApiRequest,
  languages: readonly SampleLanguage[],
): Sample[] {
  const given = own.map(({ lang, label, source }) => ({
    value: label.toLowerCase(),
    label,
    lang: toPrismName(lang),
    text: source,
  }));
  const covered = new Set(given.map(({ lang }) => lang));
  const made = languages
    .map((language) => ({ value: language, language: MAKERS[language] }))
    .filter(({ language }) => !covered.has(language.lang))
    .map(({ value, language }) => ({
      value,
      label: language.label,
      lang: language.lang,
      text: language.make(request),
    }));
  const seen = new Set<string>();
  return [...given, ...made].filter(({ value }) => !seen.has(value) && seen.add(value));
}

function toPrismName(lang: string): string {
  const name = lang.toLowerCase();
  const known: Record<string, string> = {
    curl: 'bash',
    shell: 'bash',
    'c#': 'csharp',
    'c++': 'cpp',
    node: 'javascript',
    'node.js': 'javascript',
    js: 'javascript',
  };
  return known[name] ?? name;
}
