import type { TranslationState } from '../node/commands/check/checkTranslations.ts';
import { formatCount } from './formatAmounts.ts';

/** The state of the translations, one line per locale; with all missing ones if `isVerbose`. */
export function formatTranslations(states: readonly TranslationState[], isVerbose: boolean): string[] {
  return states.flatMap((state) => {
    const { locale, translated, missing, outdated, texts, brokenLinks } = state;
    const pages = formatCount(translated.length + missing.length, 'page');
    const absent = texts.reduce((sum, file) => sum + file.missing.length, 0);
    const stale = texts.reduce((sum, file) => sum + file.stale.length, 0);
    const facts = [
      `${translated.length} of ${pages} translated`,
      ...(outdated.length > 0 ? [`${outdated.length} older than the original`] : []),
      ...(absent > 0 ? [`${formatCount(absent, 'text')} missing`] : []),
      ...(stale > 0 ? [`${formatCount(stale, 'text')} that nothing asks for`] : []),
      ...(brokenLinks.length > 0 ? [`${formatCount(brokenLinks.length, 'link')} broken here only`] : []),
    ];
    return [`${locale}: ${facts.join(', ')}.`, ...(isVerbose ? detailsOf(state) : [])];
  });
}

function detailsOf({ missing, outdated, texts }: TranslationState): string[] {
  return [
    ...missing.map((file) => `  not translated: ${file}`),
    ...outdated.map(({ file, original }) => `  older than ${original}: ${file}`),
    ...texts.flatMap(({ file, missing, stale }) => [
      ...missing.map((key) => `  missing in ${file}: "${key}"`),
      ...stale.map((key) => `  nothing asks for it, in ${file}: "${key}"`),
    ]),
  ];
}
