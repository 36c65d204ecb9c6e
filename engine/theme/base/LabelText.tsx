import type { Untranslated } from '../../shared/pageData.ts';

/** A label in its own language: in an element of its own, so that the layout stays that of the page. */
export function LabelText({ text, language }: { text: string; language?: Untranslated }) {
  return language ? <bdi {...language}>{text}</bdi> : text;
}
