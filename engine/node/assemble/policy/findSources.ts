import { scanHtml } from '../../../shared/html/scanHtml.ts';
import { decodeEntities } from '../../compile/markdown/output/entities.ts';
import { mergeSources, toPolicySource, type LoadKind, type PolicySources } from './policySources.ts';

type Attributes = ReadonlyMap<string, string>;
type Loads = [kind: LoadKind, address: string | undefined][];

/** The loads of elements. A `source` with a `src` belongs to a video, one with a `srcset` to a picture. */
const ELEMENTS: Record<string, (attribute: (name: string) => string | undefined) => Loads> = {
  // A tag may be called like a property of all objects.
  __proto__: null as never,
  img: (a) => [['image', a('src')], ...srcset(a('srcset'))],
  source: (a) => [['media', a('src')], ...srcset(a('srcset'))],
  video: (a) => [
    ['media', a('src')],
    ['image', a('poster')],
  ],
  audio: (a) => [['media', a('src')]],
  track: (a) => [['media', a('src')]],
  image: (a) => [['image', a('href') ?? a('xlink:href')]],
  feimage: (a) => [['image', a('href') ?? a('xlink:href')]],
  input: (a) => [
    ['image', a('src')],
    ['form', a('formaction')],
  ],
  button: (a) => [['form', a('formaction')]],
  form: (a) => [['form', a('action')]],
  iframe: (a) => [['frame', a('src')]],
  embed: (a) => [['object', a('src')]],
  object: (a) => [['object', a('data')]],
  script: (a) => [['script', a('src')]],
  link: (a) => linked(a('rel') ?? '', a('as'), a('href'), a('imagesrcset')),
};

/** By the `rel` of a link, or by the `as` of a preload. */
const LINKS: [rel: RegExp, kind: LoadKind][] = [
  [/\bstylesheet\b/, 'style'],
  [/\b(?:icon|apple-touch-icon|mask-icon)\b/, 'image'],
  [/\bmodulepreload\b/, 'script'],
  [/\bmanifest\b/, 'manifest'],
];
const PRELOADED: Record<string, LoadKind> = {
  __proto__: null as never,
  image: 'image',
  font: 'font',
  script: 'script',
  style: 'style',
};

function linked(rel: string, as = '', href?: string, imageSet?: string): Loads {
  const kind = /\bpre(?:load|fetch)\b/i.test(rel) ? PRELOADED[as] : LINKS.find(([known]) => known.test(rel))?.[1];
  return kind ? [[kind, href], ...srcset(imageSet)] : [];
}

/** `a.png 1x, b.png 2x`; an address may contain commas. */
function srcset(value = ''): Loads {
  return [...value.matchAll(/(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g)].map(([, address]) => ['image', address]);
}

const LOADING_TAG = new RegExp(`<(${Object.keys(ELEMENTS).join('|')})\\b(?:[^"'>]|"[^"]*"|'[^']*')*`, 'gi');

const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]*)/g;
/** The attributes that `ELEMENTS` reads. Other attributes may look like addresses too, such as ids (`octavo:drawer`). */
const LOADING_ATTRIBUTES = new Set(['srcdoc']);
for (const read of Object.values(ELEMENTS)) read((name) => void LOADING_ATTRIBUTES.add(name));

/**
 * Most documents load nothing from other origins, which a quick test shows: their tags contain neither `//` nor an
 * entity that may encode it. Only other documents are read tag by tag.
 */
function mayLoadFromElsewhere(html: string): boolean {
  for (const [tag, name = ''] of html.matchAll(LOADING_TAG)) {
    if (/^(?:object|embed)$/i.test(name)) return true;
    if (/^link$/i.test(name) && !/stylesheet|icon|preload|prefetch|manifest/i.test(tag)) continue;
    for (const [, attribute = '', value = ''] of tag.matchAll(ATTRIBUTE)) {
      if (LOADING_ATTRIBUTES.has(attribute.toLowerCase()) && /[:&\\]|\/\//.test(value)) return true;
    }
  }
  return false;
}

/** The sources of everything that a document loads from other origins. */
export function findSources(html: string): PolicySources {
  if (!mayLoadFromElsewhere(html)) return {};
  const found: PolicySources[] = [];
  scanHtml(html, decodeEntities, {
    text: () => undefined,
    close: () => undefined,
    open(tag, attributes: Attributes) {
      const loads = ELEMENTS[tag]?.((name) => attributes.get(name)) ?? [];
      for (const [kind, address] of loads) {
        if (!address) continue;
        // Our policy allows no objects by default, so those of the site have to be listed.
        const source = toPolicySource(address) ?? (kind === 'object' ? "'self'" : undefined);
        if (source !== undefined) found.push({ [kind]: [source] });
      }
      const inside = tag === 'iframe' ? attributes.get('srcdoc') : undefined;
      if (inside) found.push(findSources(inside));
    },
  });
  return mergeSources(found);
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"'\s);]+)/gi;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')]*))/gi;

/** The same for a style sheet. */
export function findStyleSources(css: string): PolicySources {
  const found: PolicySources[] = [];
  const add = (written: string, isImport: boolean) => {
    const source = toPolicySource(unescape(written));
    if (source !== undefined) found.push(toStyleSources(source, isImport));
  };
  for (const [, written = ''] of css.matchAll(IMPORT)) add(written, true);
  for (const match of css.replace(IMPORT, '').matchAll(ADDRESS)) add(match[1] ?? match[2] ?? match[3] ?? '', false);
  return mergeSources(found);
}

/** The kind of an address in a style sheet, picture or font, is not checked. */
export function toStyleSources(source: string, isImport: boolean): PolicySources {
  return isImport ? { style: [source] } : { image: [source], font: [source] };
}

/** `\2f ` is a slash. */
function unescape(css: string): string {
  return css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10_ff_ff)),
  );
}
