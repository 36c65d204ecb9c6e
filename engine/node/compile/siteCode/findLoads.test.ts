import { expect, it } from 'vitest';
import { findLoads, toCodeLoads } from './findLoads.ts';

const loadsOf = (...codes: string[]) =>
  toCodeLoads(new Map(codes.map((code, at) => [`${at}`, findLoads(code)]))).map(
    ({ kind, source, filePath, line }) => `${kind} ${source} ${filePath}:${line}`,
  );

it.each([
  [`fetch('https://api.example.com/v1')`, 'connect https://api.example.com 0:1'],
  ['\nfetch(`https://api.example.com:8080${path}`)', 'connect https://api.example.com:8080 0:2'],
  [`const API = "https://API.example.com";\nfetch(API + '/x')`, 'connect https://api.example.com 0:1'],
  [`new WebSocket("wss://live.example.com")`, 'connect wss://live.example.com 0:1'],
  [`import axios from 'axios';\naxios.get('https://a.example.com/x')`, 'connect https://a.example.com 0:2'],
  [`import useSWR from 'swr';\nuseSWR('https://a.example.com/x', get)`, 'connect https://a.example.com 0:2'],
  [
    `const s = document.createElement('script'); s.src = 'https://w.example.com/w.js';`,
    'script https://w.example.com 0:1',
  ],
  [
    `const SRC = 'https://w.example.com/w.js';\nconst s = document.createElement('script'); s.src = SRC;`,
    'script https://w.example.com 0:1',
  ],
  [
    `const SRC = '//W.example.com/w.js?a=b';\nconst s = document.createElement('script'); s.src = SRC;`,
    'script w.example.com 0:1',
  ],
  [
    `Object.assign(document.createElement('script'), { async: true, src: 'https://w.example.com/w.js' })`,
    'script https://w.example.com 0:1',
  ],
  [`await loadScript('https://w.example.com/w.js')`, 'script https://w.example.com 0:1'],
  [`const URL_ = 'https://w.example.com/w.js';\nuseScript(URL_);`, 'script https://w.example.com 0:1'],
  [`import('https://w.example.com/w.js')`, 'script https://w.example.com 0:1'],
  [`open && <iframe title="x" src="https://v.example.com/1" />`, 'frame https://v.example.com 0:1'],
  [`<img src={'https://i.example.com/1.png'} />`, 'image https://i.example.com 0:1'],
])('%s', (code, expected) => {
  expect(loadsOf(code)).toEqual([expected]);
});

it.each([
  `<a href="https://a.example.com">a</a>; fetch('/x')`,
  `fetch('/x'); const item = { label: 'A', href: 'https://a.example.com' };`,
  `fetch('/x'); <Link to={'https://a.example.com'} />`,
  `fetch('/x'); window.open('https://a.example.com')`,
  `fetch(url.replace('https://a.example.com', 'https://b.example.com')); new URL(path, 'https://c.example.com')`,
  `// fetch('https://a.example.com')`,
  `/**\n * As in fetch('https://a.example.com').\n */`,
  `const text = 'https://a.example.com';`,
  'fetch(`https://${host}/x`); fetch(`https://api.${region}.example.com`)',
  `fetch('http://localhost:3000/x')`,
  `fetch(a + '//b.example.com/x')`,
  `prefetch('https://a.example.com')`,
  `const description = { src: 'https://a.example.com/x' }; React.createElement('script')`,
  `transcript('x'); const a = 'https://a.example.com';`,
])('nothing in %s', (code) => {
  expect(loadsOf(code)).toEqual([]);
});

it('an address with a name counts where code that sends requests uses the name', () => {
  const constants = `export const API = 'https://api.example.com';\nexport const other = 'https://b.example.com';`;
  expect(loadsOf(constants, `import { API } from './0'; fetch(API)`)).toEqual(['connect https://api.example.com 0:1']);
  const settings = `export default { apiUrl: 'https://api.example.com', url: 'https://b.example.com' }`;
  expect(loadsOf(settings, `import s from './0'; fetch(s.apiUrl + s.url)`)).toEqual([
    'connect https://api.example.com 0:1',
  ]);
  expect(loadsOf(constants, `import { API } from './0'; show(API)`)).toEqual([]);
});
