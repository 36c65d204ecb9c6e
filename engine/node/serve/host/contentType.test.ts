import { expect, it } from 'vitest';
import { contentTypeOf } from './contentType.ts';

it.each([
  ['a/index.html', 'text/html; charset=utf-8'],
  ['assets/app.0123456789.js', 'text/javascript; charset=utf-8'],
  ['styles.css', 'text/css; charset=utf-8'],
  ['blog/feed.json', 'application/json; charset=utf-8'],
  ['sitemap.xml', 'text/xml; charset=utf-8'],
  ['logo.SVG', 'image/svg+xml; charset=utf-8'],
  ['page.md', 'text/markdown; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['photo.png', 'image/png'],
  ['font.woff2', 'font/woff2'],
  ['example.ts', 'text/plain; charset=utf-8'],
  ['LICENSE', 'application/octet-stream'],
  ['0.5.1/LICENSE', 'application/octet-stream'],
  ['html', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
