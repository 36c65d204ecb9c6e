import type { DocumentAssets } from '../../../shared/renderer.ts';
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
export function toCsp(assets: DocumentAssets, sources: PolicySources): string {
  const { css, deferredCss, bootScript, headTags, bodyTags } = assets;
  const parts = Object.values(assets.parts);
  const inline = (name: string) =>
    [...headTags, ...bodyTags].flatMap(({ tag, content }) => (tag === name && content ? [content] : []));
  return createCsp({
    inlineScripts: [
      bootScript,
      ...parts.flatMap(({ first, last }) => [first, last].filter((text) => text !== undefined)),
      ...inline('script'),
    ],
    inlineStyles: [css, ...parts.flatMap(({ style }) => style ?? []), deferredCss, ...inline('style')],
    sources,
  });
}
