import type { DocumentAssets, SiteTag } from '../../../shared/renderer.ts';
import { createCsp } from './createCsp.ts';
import type { PolicySources } from './policySources.ts';

/**
 * Not one page after another is known while writing, and the policy of the first document a reader opens holds for all
 * they go on to: there, pictures and the like may come from anywhere.
 */
export const ANY_SOURCES: PolicySources = Object.fromEntries(
  (['image', 'media', 'frame', 'font', 'style', 'form', 'manifest'] as const).map((kind) => [
    kind,
    ['http:', 'https:'],
  ]),
);

/** The policy of a site: its own inline text by hash, and what is loaded from elsewhere. */
export function toCsp(assets: DocumentAssets, sources: PolicySources, known?: PolicySources): string {
  const { css, deferredCss, bootScript, headTags, preBodyTags, bodyTags } = assets;
  const parts = Object.values(assets.parts);
  const tags = [...headTags, ...preBodyTags, ...bodyTags];
  const inline = (name: 'script' | 'style') => tags.flatMap((tag) => inlineTexts(tag, name));
  return createCsp({
    inlineScripts: [
      bootScript,
      ...parts.flatMap(({ first, last }) => [first, last].filter((text) => text !== undefined)),
      ...inline('script'),
    ],
    inlineStyles: [css, ...parts.flatMap(({ style }) => style ?? []), deferredCss, ...inline('style')],
    sources,
    known,
  });
}

/** Of a tag itself, and of those inside it. */
function inlineTexts({ tag, content = '' }: SiteTag, name: 'script' | 'style'): string[] {
  if (tag === 'script' || tag === 'style') return tag === name && content ? [content] : [];
  const inside = new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}\\b`, 'gi');
  return [...content.matchAll(inside)].flatMap(([, text]) => (text ? [text] : []));
}
