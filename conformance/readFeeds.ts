import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { toText, type FeedEntry } from './facts.ts';

export async function readFeeds(outDir: string): Promise<Map<string, FeedEntry[]>> {
  const feeds = new Map<string, FeedEntry[]>();
  const names = await readdir(outDir, { recursive: true });
  for (const name of names.filter((file) => /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json)$/.test(file))) {
    const text = await readFile(path.join(outDir, name), 'utf8');
    feeds.set(name, name.endsWith('.json') ? readJson(text) : readXml(text));
  }
  return feeds;
}

function readXml(text: string): FeedEntry[] {
  const $ = load(text, { xml: true });
  return $('item, entry')
    .toArray()
    .map((element) => {
      const entry = $(element);
      const first = (...names: string[]) =>
        toText(names.map((name) => entry.children(name).first().text()).find((value) => value !== '') ?? '');
      return {
        title: first('title'),
        link: first('link') || (entry.children('link').attr('href') ?? ''),
        date: new Date(first('pubDate', 'updated')).toISOString(),
        description: first('description', 'summary'),
      };
    });
}

function readJson(text: string): FeedEntry[] {
  const { items } = JSON.parse(text) as {
    items: { title: string; url: string; date_modified: string; summary: string }[];
  };
  return items.map((item) => ({
    title: item.title,
    link: item.url,
    date: new Date(item.date_modified).toISOString(),
    description: toText(item.summary),
  }));
}

export async function readSitemap(outDir: string): Promise<string[]> {
  const text = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8').catch(() => '');
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url).sort();
}
