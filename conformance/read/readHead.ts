import { attributeOf, ownText, type Element } from '../html/parseHtml.ts';
import { select, selectFirst } from '../html/select.ts';
import type { PageFacts } from '../facts.ts';
import { toAddress, type Place } from './address.ts';

type HeadFacts = Pick<
  PageFacts,
  'title' | 'description' | 'keywords' | 'canonical' | 'robots' | 'lang' | 'head' | 'structuredBreadcrumbs'
>;

/** Tags that other facts cover, or that only one engine has. */
const LEFT_OUT =
  /^(?:description|keywords|robots|viewport|generator|og:title|og:url|og:description|docusaurus_\w+|docsearch:\w+|color-scheme|theme-color)$/;

export function readHead(root: Element, place: Place): HeadFacts {
  const metaOf = (name: string) => {
    const tag = select(root, `meta[name=${name}]`).at(-1);
    return (tag && attributeOf(tag, 'content')) ?? '';
  };
  const canonicalTag = selectFirst(root, 'link[rel=canonical]');
  const canonical = (canonicalTag && attributeOf(canonicalTag, 'href')) ?? '';
  const title = selectFirst(root, 'head title');
  return {
    title: title ? ownText(title) : '',
    description: metaOf('description'),
    keywords: metaOf('keywords'),
    canonical,
    robots: metaOf('robots'),
    lang: [attributeOf(root, 'lang'), attributeOf(root, 'dir')].join(' '),
    head: [...readMeta(root), ...readLinks(root, place, canonical), ...readScripts(root, place)].sort(),
    structuredBreadcrumbs: readStructured(root),
  };
}

function readMeta(root: Element): string[] {
  return select(root, 'head meta').flatMap((tag) => {
    const name = attributeOf(tag, 'name') ?? attributeOf(tag, 'property');
    const content = attributeOf(tag, 'content') ?? '';
    return name === undefined || LEFT_OUT.test(name) ? [] : [`meta ${name}=${withoutHash(content)}`];
  });
}

/** The engines' own style sheets and preloads are not compared. */
function readLinks(root: Element, place: Place, canonical: string): string[] {
  return select(root, 'head link').flatMap((tag) => {
    const rel = attributeOf(tag, 'rel') ?? '';
    const href = attributeOf(tag, 'href') ?? '';
    const isOwn = /^(?:stylesheet|preload|modulepreload)$/.test(rel) && /(?:^|\/)(?:assets|_octavo)\//.test(href);
    if (isOwn || rel === 'canonical' || rel === 'search') return [];
    const more = ['hreflang', 'type', 'title', 'media'].flatMap((name) => attributeOf(tag, name) ?? []);
    // Languages name the same address again.
    const address = rel === 'alternate' && href === canonical ? 'canonical' : toAddress(href, place);
    return [['link', rel, address, ...more].join(' ')];
  });
}

function readScripts(root: Element, place: Place): string[] {
  return select(root, 'script[src]').flatMap((tag) => {
    const src = attributeOf(tag, 'src') ?? '';
    return /(?:^|\/)(?:assets|_octavo)\//.test(src) ? [] : [`script ${toAddress(src, place)}`];
  });
}

function readStructured(root: Element): string[] {
  return select(root, 'script[type="application/ld+json"]').flatMap((tag) => {
    const text = tag.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const data = JSON.parse(text) as { '@type'?: string; itemListElement?: { name: string; item: string }[] };
    if (data['@type'] !== 'BreadcrumbList') return [];
    return (data.itemListElement ?? []).map(({ name, item }) => `${name} ${item}`);
  });
}

function withoutHash(content: string): string {
  return content.replace(/\/assets\/.*?([^/]+?)[-.][0-9a-f]{8,32}(\.\w+)$/, '/$1$2');
}
