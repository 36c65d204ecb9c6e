import type { DocumentAssets } from '../../../shared/renderer.ts';
import { createCsp } from './createCsp.ts';

/** Origins that the author's own content loads something from. Octavo itself loads nothing from elsewhere. */
export interface ForeignOrigins {
  media: Set<string>;
  frames: Set<string>;
}

export function createForeignOrigins(): ForeignOrigins {
  return { media: new Set(), frames: new Set() };
}

/** Adds the origins of images, films and frames in a page's HTML. */
export function addForeignOrigins(html: string, origins: ForeignOrigins): void {
  for (const [, tag = '', address = ''] of html.matchAll(
    /<(img|video|audio|source|iframe)\b[^>]*?\ssrc="(https?:[^"]+)"/g,
  )) {
    if (URL.canParse(address)) (tag === 'iframe' ? origins.frames : origins.media).add(new URL(address).origin);
  }
}

/** The policy of the build: its own inline text by hash, and what the site's configuration and content add. */
export function toCsp(assets: DocumentAssets, origins: ForeignOrigins): string {
  const { css, blogCss, diagramCss, deferredCss, bootScript, tabsScript, headTags, bodyTags } = assets;
  const tags = [...headTags, ...bodyTags];
  const inline = (name: string) => tags.flatMap(({ tag, content }) => (tag === name && content ? [content] : []));
  const originsOf = (name: string, attribute: string) =>
    tags.flatMap(({ tag, attributes }) => {
      const address = attributes[attribute];
      return tag === name && typeof address === 'string' && /^https?:/.test(address) ? [new URL(address).origin] : [];
    });
  return createCsp({
    inlineScripts: [bootScript, tabsScript, ...inline('script')],
    inlineStyles: [css, blogCss, diagramCss, deferredCss, ...inline('style')],
    scriptOrigins: originsOf('script', 'src'),
    styleOrigins: originsOf('link', 'href'),
    mediaOrigins: [...origins.media].sort(),
    frameOrigins: [...origins.frames].sort(),
  });
}
