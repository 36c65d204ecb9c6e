import { REF_HOLES } from '../../../shared/html/holes.ts';
import { PREVIEW_ATTRIBUTE } from '../../../shared/html/previewAttribute.ts';

/**
 * Links and files in compiled HTML are markers, because one text may live in many versions and each has its own
 * targets. Markers consist of Unicode noncharacters, which text for interchange never contains.
 */
const { open: OPEN, close: CLOSE, pattern: MARKER } = REF_HOLES;
const ATTRIBUTE_OR_MARKER = new RegExp(` ([a-zA-Z:-]+)=(["'])${OPEN}(\\d+)${CLOSE}\\2|${OPEN}(\\d+)${CLOSE}`, 'g');
const WHOLE_MARKER = new RegExp(`^${OPEN}(\\d+)${CLOSE}$`);
const MARKED_START = new RegExp(`^${OPEN}(\\d+)(?:(${CLOSE})(?=.)|(?!\\d|${CLOSE}))([^${OPEN}${CLOSE}]*)$`);
const MARKED_LINK = new RegExp(` href="${OPEN}(\\d+)${CLOSE}"`, 'g');
const STRAY = new RegExp(`[${OPEN}${CLOSE}]`, 'g');

/** The replacement for a marker on one page. */
export interface RefReplacement {
  href?: string;
  /** Pixels, for images. */
  width?: number;
  height?: number;
  /** Additional attributes of the element, e.g. `target`. */
  attributes?: Record<string, string>;
  /** A tiny form of an image, as a `data:` address. */
  preview?: string;
  /** For holes: inserted verbatim in place of the marker. */
  html?: string;
  /** The same in the Markdown twin. */
  markdown?: string;
}

/** The marker for `refs[index]` in compiled HTML and Markdown. */
export function refMarker(index: number): string {
  return REF_HOLES.hole(index);
}

/** The index of the reference, if the text is a marker and nothing else. */
export function markedRef(text: string): number | undefined {
  const match = WHOLE_MARKER.exec(text);
  return match ? Number(match[1]) : undefined;
}

/** A marker with text after it, as code joins them; `isCut`: the code has removed the last character of the address. */
export function markedStart(text: string): { index: number; isCut: boolean; rest: string } | undefined {
  const match = MARKED_START.exec(text);
  if (!match) return undefined;
  const [, index, close, rest = ''] = match;
  return { index: Number(index), isCut: close !== CLOSE, rest };
}

/** The references whose markers are in a text, in order. */
export function markedRefs(text: string): number[] {
  return [...text.matchAll(MARKER)].map(([, index]) => Number(index));
}

export function dropMarkers(text: string, isUnwanted: (index: number) => boolean = () => true): string {
  return text.replace(MARKER, (marker, index: string) => (isUnwanted(Number(index)) ? '' : marker));
}

/** Replaces the attribute `href` where its value is a marker. */
export function replaceMarkedLinks(html: string, replace: (index: number) => string): string {
  return html.replace(MARKED_LINK, (_, index: string) => replace(Number(index)));
}

/** True if the text contains a marker. */
export function hasMarker(text: string): boolean {
  return text.includes(OPEN);
}

/** Other text must not look like a marker. */
export function withoutMarkers(text: string): string {
  return text.includes(OPEN) || text.includes(CLOSE) ? text.replace(STRAY, '\uFFFD') : text;
}

/** Replaces the markers in HTML by the replacements, which are in the order of `refs`. */
export function resolveRefs(html: string, replacements: readonly RefReplacement[]): string {
  return html.replace(
    ATTRIBUTE_OR_MARKER,
    (marker, name: string | undefined, quote: string, attribute: string, bare: string, at: number) => {
      const replacement = replacements[Number(attribute ?? bare)];
      if (!replacement) return marker;
      if (name === undefined) return replacement.html ?? escapeAttribute(replacement.href ?? '');
      const { href, width, height, attributes, preview } = replacement;
      if (name === PREVIEW_ATTRIBUTE) return preview === undefined ? '' : ` src="${preview}"`;
      let text = href === undefined ? '' : ` ${name}="${escapeAttribute(href)}"`;
      // Only for images, because a link may also point to an image file. An image whose author sets a size is written
      // `src='…'`.
      const isUnsized = name === 'src' && quote === '"';
      if (isUnsized && width !== undefined && height !== undefined) text += ` width="${width}" height="${height}"`;
      for (const [key, value] of Object.entries(attributes ?? {})) {
        // The author's attributes win. Browsers use the first of two equal attributes.
        const isGiven = html.slice(at + marker.length, html.indexOf('>', at)).includes(` ${key}=`);
        if (!isGiven) text += ` ${key}="${escapeAttribute(value)}"`;
      }
      return text;
    },
  );
}

/** The same in text other than HTML: in style sheets, in the tags of a head. */
export function resolveAddresses(
  text: string,
  replacements: readonly RefReplacement[],
  toAddress: (href: string) => string,
): string {
  return text.replace(MARKER, (_, index: string) => toAddress(replacements[Number(index)]?.href ?? ''));
}

/** The same for the Markdown twin, where a link is text. */
export function resolveMarkdownRefs(markdown: string, replacements: readonly RefReplacement[]): string {
  return markdown.replace(MARKER, (marker, index: string) => {
    const replacement = replacements[Number(index)];
    return replacement ? (replacement.markdown ?? escapeDestination(replacement.href ?? '')) : marker;
  });
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** A link's destination may not contain spaces or unbalanced parentheses. */
function escapeDestination(href: string): string {
  return href.replace(/[\s()<>]/g, (character) =>
    /\s/.test(character) ? encodeURIComponent(character) : `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
