import type { Untranslated } from '../../shared/pageData.ts';

/** A label in its own language, in a separate element so that it does not affect the direction of the page. */
export function LabelText({ text, language }: { text: string; language?: Untranslated }) {
  return language ? <bdi {...language}>{text}</bdi> : text;
}
