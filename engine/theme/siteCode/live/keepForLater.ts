/**
 * Content that a component only shows in the browser, which cannot get it any other way. The page contains it, hidden.
 */
import { createElement, type ComponentType } from 'react';
import { PART_ATTRIBUTE, PART_TAG } from '../../../shared/island.ts';
import type { ContentContext, LiveContent } from '../../../shared/renderer.ts';
import { escapeAttribute } from '../../base/escapeAttribute.ts';
import { markdownFilesIn, markdownKey } from './Markdown.tsx';
import { unobserved } from '../../base/observe.ts';
import type { SiteComponentHost } from './SiteComponent.tsx';

interface Keeper {
  live: LiveContent;
  /** HTML of the component, with the part that shows immediately. */
  html: string;
}

/** Parts of the theme that a trial has shown. */
export function keepParts(parts: ReadonlyMap<string, string>, { live, html }: Keeper): void {
  for (const [key, shown] of parts) {
    if (!html.includes(`${attributeOf(key)}"`)) live.keepForLater(key, () => toPart(key, shown));
  }
}

/** Markdown that the component shows only later. */
export function keepMarkdown(
  modules: readonly string[],
  { live, html }: Keeper,
  { content, host }: { content: ContentContext; host: Pick<SiteComponentHost, 'find' | 'renderContent'> },
): void {
  const files = new Set(modules.flatMap((id) => live.markdownOf?.(id) ?? []));
  // A table of components serves content, not the other components in it.
  const forContent = new Set(modules.flatMap((id) => markdownFilesIn(host.find(`${id}#default`))));
  for (const file of files) {
    const key = markdownKey({ file, given: {} });
    const Content = content.markdown?.(file) as ComponentType | undefined;
    // Its properties follow its name.
    if (!Content || forContent.has(file) || ['"', ' '].some((next) => html.includes(attributeOf(key) + next))) continue;
    live.keepForLater(file, () => {
      const shown = unobserved(() => host.renderContent(createElement(Content), content));
      return toPart(key, shown);
    });
  }
}

function attributeOf(key: string): string {
  return `${PART_ATTRIBUTE}="${escapeAttribute(key)}`;
}

function toPart(key: string, html: string): string {
  return `<${PART_TAG} ${attributeOf(key)}">${html}</${PART_TAG}>`;
}
