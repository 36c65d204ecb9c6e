import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { attributeOf, parseHtml, textOf, toText, type Element } from '../html/parseHtml.ts';
import { removeAll, select } from '../html/select.ts';

/** A feed that only Octavo has: the changes between versions. Its entries have no dates. */
const OF_COMPARISON = /(?:^|\/)compare\/(?:[^/]+\/)*rss\.xml$/;

/** For every feed file, its own properties and those of each entry. */
export async function readFeeds(outDir: string): Promise<Record<string, string[]>> {
  const feeds: Record<string, string[]> = {};
  const names = await readdir(outDir, { recursive: true });
  const files = names.filter((file) => /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/.test(file));
  for (const name of files.filter((file) => !OF_COMPARISON.test(file)).sort()) {
    const text = await readFile(path.join(outDir, name), 'utf8');
    feeds[name] = name.endsWith('.json') ? readJson(text) : readXml(text);
  }
  return feeds;
}

function readXml(text: string): string[] {
  const at = text.search(/<(?:item|entry)[ >]/);
  const head = at < 0 ? text : text.slice(0, at);
  const entries = [...text.matchAll(/<(item|entry)(?: [^>]*)?>([^]*?)<\/\1>/g)].map(([, , entry = '']) =>
    toLine({
      title: element(entry, 'title'),
      link: element(entry, 'link') || attribute(entry, 'link', 'href'),
      id: element(entry, 'guid') || element(entry, 'id'),
      date: new Date(element(entry, 'pubDate') || element(entry, 'updated')).toISOString(),
      description: htmlText(element(entry, 'description') || element(entry, 'summary')),
      content: htmlText(element(entry, 'content:encoded') || element(entry, 'content')),
      urls: htmlUrls(element(entry, 'content:encoded') || element(entry, 'content')),
      authors: all(entry, 'author').map((author) => element(author, 'name') || toText(decodeXml(author))),
      tags: [...all(entry, 'category').map((tag) => toText(decodeXml(tag))), ...attributes(entry, 'category', 'label')],
    }),
  );
  return [
    `title=${htmlText(element(head, 'title'))}`,
    `link=${element(head, 'link') || attribute(head, 'link', 'href')}`,
    `description=${htmlText(element(head, 'description') || element(head, 'subtitle'))}`,
    `copyright=${element(head, 'copyright') || element(head, 'rights')}`,
    `language=${element(head, 'language')}`,
    ...entries,
  ];
}

interface JsonFeed {
  title: string;
  home_page_url: string;
  description: string;
  items: {
    id: string;
    title: string;
    url: string;
    date_modified: string;
    summary: string;
    content_html: string;
    author?: { name: string };
    tags?: string[];
  }[];
}

function readJson(text: string): string[] {
  const feed = JSON.parse(text) as JsonFeed;
  return [
    `title=${feed.title}`,
    `link=${feed.home_page_url}`,
    `description=${feed.description}`,
    ...feed.items.map((item) =>
      toLine({
        title: item.title,
        link: item.url,
        id: item.id,
        date: new Date(item.date_modified).toISOString(),
        description: toText(item.summary ?? ''),
        content: htmlText(item.content_html),
        urls: htmlUrls(item.content_html),
        authors: item.author ? [item.author.name] : [],
        tags: item.tags ?? [],
      }),
    ),
  ];
}

function toLine(entry: Record<string, string | string[]>): string {
  return Object.entries(entry)
    .map(([key, value]) => `${key}=${Array.isArray(value) ? value.join(', ') : value}`)
    .join('|');
}

/** The content of a feed is HTML; only its text is compared. Diagrams need a script, which feeds lack. */
function htmlText(html: string): string {
  const root = toTree(html);
  removeAll(root, '.hash-link, .mermaid, .docusaurus-mermaid-container');
  return textOf(root);
}

/** Addresses in the content, which must work from anywhere. */
function htmlUrls(html: string): string[] {
  const root = toTree(html);
  removeAll(root, '.hash-link');
  return select(root, 'a[href], img[src]').map((tag) => {
    const url = attributeOf(tag, 'href') ?? attributeOf(tag, 'src') ?? '';
    // A picture may be inlined, or have an address that works from anywhere.
    if (tag.tagName === 'img' && /^(?:data|https?):/.test(url)) return 'picture';
    return withoutNoteHash(url).replace(/\/assets\/.*?([^/]+?)[-.][0-9a-f]{8,32}(\.\w+)$/, '/$1$2');
  });
}

/** Ids of a post's footnotes may contain a hash of the post. */
function withoutNoteHash(url: string): string {
  return url.replace(/(#user-content-fn(?:ref)?-.+)-[0-9a-f]{6}$/, '$1');
}

function toTree(html: string): Element {
  return parseHtml(`<!doctype html><body>${html}`);
}

function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*[^/>])?>([^]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );
}

function element(xml: string, name: string): string {
  return toText(decodeXml(all(xml, name)[0] ?? ''));
}

function attributes(xml: string, name: string, key: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name} [^>]*?${key}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decodeXml(value),
  );
}

function attribute(xml: string, name: string, key: string): string {
  return attributes(xml, name, key)[0] ?? '';
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map((part) =>
      part.startsWith('<![CDATA[')
        ? part.slice(9, -3)
        : part.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
            if (decimal) return String.fromCodePoint(Number(decimal));
            if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
            return ENTITIES[name] ?? whole;
          }),
    )
    .join('');
}
