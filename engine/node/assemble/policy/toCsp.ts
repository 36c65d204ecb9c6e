import type { DocumentAssets, SiteTag } from '../../../shared/renderer.ts';
import { createCsp } from './createCsp.ts';
import type { PolicySources } from './policySources.ts';

/**
 * In development the pages are not known in advance, and the policy of the first document applies to all later pages.
 * So pictures and the like may come from anywhere there.
 */
export const ANY_SOURCES: PolicySources = {
  ...Object.fromEntries(
    (['image', 'media', 'frame', 'font', 'style', 'form', 'manifest'] as const).map((kind) => [
      kind,
      ['http:', 'https:'],
    ]),
  ),
  connect: ['http:', 'https:', 'ws:', 'wss:'],
};

export interface PolicyNeeds {
  /** Sources that are needed besides those that documents name. */
  known?: PolicySources;
  /** Some page has live components. */
  usesIslands?: boolean;
  /** Some part of the shell is the site's own. */
  usesSlots?: boolean;
  /** Scripts of documents that are no pages. */
  otherScripts?: string[];
}

/** The policy of a site: its own inline text by hash, in every locale, and what is loaded from elsewhere. */
export function toCsp(
  locales: readonly DocumentAssets[],
  sources: PolicySources,
  { known, otherScripts = [], ...uses }: PolicyNeeds = {},
): string {
  const texts = locales.map((assets) => toInlineTexts(assets, uses));
  return createCsp({
    inlineScripts: [...texts.flatMap(({ scripts }) => scripts), ...otherScripts],
    inlineStyles: texts.flatMap(({ styles }) => styles),
    sources,
    known,
  });
}

function toInlineTexts(
  assets: DocumentAssets,
  { usesIslands = true, usesSlots = true }: PolicyNeeds,
): { scripts: string[]; styles: string[] } {
  const { bootScript, headTags, preBodyTags, bodyTags } = assets;
  const { islands: _islands, ...others } = assets.parts;
  const parts = Object.values(usesIslands ? assets.parts : others);
  const tags = [...headTags, ...preBodyTags, ...bodyTags];
  const inline = (name: 'script' | 'style') => tags.flatMap((tag) => inlineTexts(tag, name));
  return {
    scripts: [
      bootScript,
      ...parts.flatMap(({ first, last }) => [first, last].filter((text) => text !== undefined)),
      ...inline('script'),
    ],
    styles: [
      ...assets.styles.flatMap((style) =>
        style.kind !== 'inline' || (style.part === 'own-bar' && !usesSlots) ? [] : style.text,
      ),
      ...inline('style'),
    ],
  };
}

/** Inline texts of a tag and of the tags inside it. */
function inlineTexts({ tag, content = '' }: SiteTag, name: 'script' | 'style'): string[] {
  if (tag === 'script' || tag === 'style') return tag === name && content ? [content] : [];
  const inside = new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}\\b`, 'gi');
  return [...content.matchAll(inside)].flatMap(([, text]) => (text ? [text] : []));
}
