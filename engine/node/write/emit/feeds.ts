import { FEED_FILES, type FeedType } from '../../assemble/siteData/feedFiles.ts';
import { escapeXml, toCdata } from '../../ground/escapeXml.ts';

export interface Feed {
  title: string;
  description: string;
  /** Absolute URL of the blog. */
  link: string;
  /** Absolute URL of the folder the feed files are in, with trailing slash. */
  folder: string;
  language: string;
  copyright?: string;
  favicon?: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  link: string;
  description: string;
  /** HTML with absolute URLs. */
  content: string;
  /** Absent if unknown. */
  date?: Date;
  authors: { name: string; url?: string; email?: string }[];
  categories: string[];
  /** If it is not that of the feed. */
  language?: string;
}

const GENERATOR = 'Octavo';

export function renderFeed(type: FeedType, feed: Feed): string {
  if (type === 'rss') return renderRss(feed);
  return type === 'atom' ? renderAtom(feed) : renderJsonFeed(feed);
}

function newest(feed: Feed): Date {
  return feed.items.reduce((latest, item) => (item.date && item.date > latest ? item.date : latest), new Date(0));
}

function renderRss(feed: Feed): string {
  const items = feed.items.map((item) =>
    lines([
      `    <item${languageOf(item)}>`,
      `      <title>${toCdata(item.title)}</title>`,
      `      <link>${escapeXml(item.link)}</link>`,
      `      <guid>${escapeXml(item.link)}</guid>`,
      ...(item.date ? [`      <pubDate>${item.date.toUTCString()}</pubDate>`] : []),
      `      <description>${toCdata(item.description)}</description>`,
      `      <content:encoded>${toCdata(item.content)}</content:encoded>`,
      ...item.authors
        .filter((author) => author.email)
        .map((author) => `      <author>${escapeXml(`${author.email} (${author.name})`)}</author>`),
      ...item.authors
        .filter((author) => !author.email)
        .map((author) => `      <dc:creator>${toCdata(author.name)}</dc:creator>`),
      ...item.categories.map((category) => `      <category>${toCdata(category)}</category>`),
      '    </item>',
    ]),
  );
  return lines([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(feed.title)}</title>`,
    `    <link>${escapeXml(feed.link)}</link>`,
    `    <description>${escapeXml(feed.description)}</description>`,
    ...(feed.items.some(({ date }) => date)
      ? [`    <lastBuildDate>${newest(feed).toUTCString()}</lastBuildDate>`]
      : []),
    '    <docs>https://validator.w3.org/feed/docs/rss2.html</docs>',
    `    <generator>${GENERATOR}</generator>`,
    `    <language>${escapeXml(feed.language)}</language>`,
    ...(feed.copyright ? [`    <copyright>${escapeXml(feed.copyright)}</copyright>`] : []),
    `    <atom:link href="${escapeXml(feed.folder + FEED_FILES.rss.name)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
  ]);
}

function renderAtom(feed: Feed): string {
  const entries = feed.items.map((item) =>
    lines([
      `    <entry${languageOf(item)}>`,
      `        <title type="html">${toCdata(escapeXml(item.title))}</title>`,
      `        <id>${escapeXml(item.link)}</id>`,
      `        <link href="${escapeXml(item.link)}"/>`,
      `        <updated>${(item.date ?? newest(feed)).toISOString()}</updated>`,
      ...(item.date ? [`        <published>${item.date.toISOString()}</published>`] : []),
      `        <summary type="html">${toCdata(escapeXml(item.description))}</summary>`,
      `        <content type="html">${toCdata(item.content)}</content>`,
      ...item.authors.flatMap((author) => [
        '        <author>',
        `            <name>${escapeXml(author.name)}</name>`,
        ...(author.email ? [`            <email>${escapeXml(author.email)}</email>`] : []),
        ...(author.url ? [`            <uri>${escapeXml(author.url)}</uri>`] : []),
        '        </author>',
      ]),
      ...item.categories.map(
        (category) => `        <category term="${escapeXml(category)}" label="${escapeXml(category)}"/>`,
      ),
      '    </entry>',
    ]),
  );
  return lines([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `    <id>${escapeXml(feed.link)}</id>`,
    `    <title>${escapeXml(feed.title)}</title>`,
    `    <updated>${newest(feed).toISOString()}</updated>`,
    `    <generator>${GENERATOR}</generator>`,
    // Atom requires an author for every entry; the feed's author is used if a post has none.
    `    <author><name>${escapeXml(feed.title)}</name></author>`,
    `    <link rel="alternate" href="${escapeXml(feed.link)}"/>`,
    `    <link rel="self" href="${escapeXml(feed.folder + FEED_FILES.atom.name)}"/>`,
    `    <subtitle>${escapeXml(feed.description)}</subtitle>`,
    ...(feed.favicon ? [`    <icon>${escapeXml(feed.favicon)}</icon>`] : []),
    ...(feed.copyright ? [`    <rights>${escapeXml(feed.copyright)}</rights>`] : []),
    ...entries,
    '</feed>',
  ]);
}

function renderJsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1',
    title: feed.title,
    home_page_url: feed.link,
    feed_url: feed.folder + FEED_FILES.json.name,
    description: feed.description,
    items: feed.items.map((item) => ({
      id: item.link,
      content_html: item.content,
      url: item.link,
      title: item.title,
      summary: item.description,
      ...(item.date && { date_modified: item.date.toISOString(), date_published: item.date.toISOString() }),
      ...(item.authors[0] ? { author: { name: item.authors[0].name, url: item.authors[0].url } } : {}),
      tags: item.categories,
      language: item.language,
    })),
  };
  return JSON.stringify(document, null, 4);
}

function languageOf({ language }: FeedItem): string {
  return language === undefined ? '' : ` xml:lang="${escapeXml(language)}"`;
}

function lines(parts: string[]): string {
  return parts.join('\n');
}
