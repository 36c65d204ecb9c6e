import type { Translate } from '../../shared/createTranslate.ts';
import { announce } from '../browser/announce.ts';
import { ARTICLES } from '../browser/pageSlot.ts';
import { copyText } from '../browser/copyText.ts';

const SHOWN_MS = 2000;

/** Handles clicks on `<button data-oc-copy-page="address of the Markdown file">`. */
export function startCopyPage(t: Translate): void {
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-oc-copy-page]') : null;
    if (!button) return;
    const text = await readMarkdown(button.dataset.ocCopyPage!);
    if (!(await copyText(text))) return announce(t('This page could not be copied'));
    announce(t('Copied'));
    button.dataset.ocCopied = '';
    setTimeout(() => delete button.dataset.ocCopied, SHOWN_MS);
  });
}

/** From disk or without a network, the text on screen is the best alternative. */
async function readMarkdown(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.text();
  } catch {
    // Fall through.
  }
  return document.querySelector<HTMLElement>(ARTICLES)?.innerText ?? '';
}
