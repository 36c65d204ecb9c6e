import { describe, expect, it } from 'vitest';
import { escapeXml, toCdata } from '../../ground/escapeXml.ts';
import { renderFeed, type Feed } from './feeds.ts';
import { renderSitemap } from './emitSitemap.ts';

const feed: Feed = {
  title: 'A & B',
  description: 'On <tags>',
  link: 'https://x.example/blog',
  folder: 'https://x.example/blog/',
  language: 'en',
  items: [
    {
      title: 'One ]]> & two',
      link: 'https://x.example/blog/one',
      description: 'd',
      content: '<p>]]></p>',
      date: new Date('2025-01-13T00:00:00Z'),
      authors: [{ name: 'Team' }],
      categories: ['a&b'],
    },
  ],
};

describe('feeds', () => {
  it('RSS keeps markup characters apart from markup', () => {
    const rss = renderFeed('rss', feed);
    expect(rss).toContain('<title>A &amp; B</title>');
    expect(rss).toContain('<![CDATA[One ]]]]><![CDATA[> & two]]>');
    expect(rss).toContain('<pubDate>Mon, 13 Jan 2025 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<lastBuildDate>Mon, 13 Jan 2025 00:00:00 GMT</lastBuildDate>');
  });

  it('Atom has an id, a date and an author for every entry', () => {
    const atom = renderFeed('atom', feed);
    expect(atom).toContain('<id>https://x.example/blog/one</id>');
    expect(atom).toContain('<updated>2025-01-13T00:00:00.000Z</updated>');
    expect(atom).toContain('<name>Team</name>');
  });

  it('JSON is JSON', () => {
    const parsed = JSON.parse(renderFeed('json', feed)) as { items: { title: string; content_html: string }[] };
    expect(parsed.items[0]).toMatchObject({ title: 'One ]]> & two', content_html: '<p>]]></p>' });
  });
});

describe('XML', () => {
  it('drops characters that XML forbids, lone surrogates too', () => {
    expect(escapeXml('a\u0000b\u{1f600}"')).toBe('ab\u{1f600}&quot;');
    expect(toCdata('\ud800x')).toBe('<![CDATA[\ufffdx]]>');
  });

  it('sitemap entries contain what is set', () => {
    const xml = renderSitemap([
      { url: 'https://x.example/?a&b', priority: 0.5, changefreq: 'weekly', lastmod: undefined },
    ]);
    expect(xml).toContain(
      '<url><loc>https://x.example/?a&amp;b</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>',
    );
  });
});
