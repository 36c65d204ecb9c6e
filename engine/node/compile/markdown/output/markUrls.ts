import { isExternal } from '../../../../shared/url/sitePaths.ts';
import { PREVIEW_ATTRIBUTE } from '../../../../shared/html/previewAttribute.ts';
import { hasMarker } from '../resolveRefs.ts';

export interface UrlHost {
  /** The marker of an address that code has joined from a marker and text; any other address as it is. */
  withJoined(address: string): string;
  /** Registers an address in the author's HTML; returns the marker. */
  rawReference(kind: 'link' | 'image' | 'file', target: string): string;
  /** Marks a file as shown as an image, with several sizes if the image plugin makes them. */
  markImage(marker: string, hasSizes?: boolean): void;
}

const FILE_ATTRIBUTES: Record<string, readonly string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Replaces addresses by markers and adds the attributes of lazy images. True if the tag has changed. */
export function markUrls(tag: string, attributes: Map<string, string>, host: UrlHost, isLazy: boolean): boolean {
  if (tag === 'a' || tag === 'area') return markLink(attributes, host);
  const names = FILE_ATTRIBUTES[tag];
  if (!names) return false;
  for (const name of names) {
    const given = attributes.get(name);
    if (given === undefined) continue;
    const value = host.withJoined(given);
    attributes.set(name, value);
    if (isLocal(value)) attributes.set(name, host.rawReference(tag === 'img' ? 'image' : 'file', value));
    else if (tag === 'img') host.markImage(value);
  }
  const preview = attributes.get(PREVIEW_ATTRIBUTE);
  if (preview !== undefined) host.markImage(preview, true);
  const srcset = attributes.get('srcset');
  if (srcset !== undefined) attributes.set('srcset', markSrcset(srcset, host));
  if (tag === 'img') {
    if (!isLazy) return true;
    if (!attributes.has('alt')) attributes.set('alt', '');
    const isUrgent = attributes.get('fetchpriority') === 'high';
    if (!attributes.has('loading') && !isUrgent) attributes.set('loading', 'lazy');
    if (!attributes.has('decoding')) attributes.set('decoding', 'async');
  }
  return true;
}

function markLink(attributes: Map<string, string>, host: UrlHost): boolean {
  const given = attributes.get('href') ?? '';
  const href = host.withJoined(given);
  if (href !== given) attributes.set('href', href);
  if (!isLocal(href)) return href !== given;
  attributes.set('href', host.rawReference('link', href));
  return true;
}

/** Replaces the addresses of files in styles by markers. */
export function markStyleUrls(css: string, host: UrlHost): string {
  return css.replace(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi, (whole, ...quoted: string[]) => {
    const url = quoted.slice(0, 3).find((text) => text !== undefined) ?? '';
    return isLocal(url) && !url.startsWith('#') ? `url(${host.rawReference('file', url)})` : whole;
  });
}

/** `a.png 1x, b.png 2x` */
function markSrcset(srcset: string, host: UrlHost): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      return [isLocal(url) ? host.rawReference('image', url) : url, ...size].join(' ');
    })
    .join(', ');
}

/** An address inside the site that is not a marker yet. */
function isLocal(url: string): boolean {
  return url !== '' && !hasMarker(url) && (!isExternal(url) || url.startsWith('pathname://'));
}
