import { describe, expect, it } from 'vitest';
import { openContext } from '../support/browser.ts';
import { useServedSite } from '../support/servedSite.ts';

/** Each way in which code sets a style; the element's color is to be `rgb(1, 2, 3)`. */
const WAYS = `
import { useEffect, useRef, useState } from 'react';

const COLOR = 'color: rgb(1, 2, 3)';
const addSheet = (parent, text) => { const style = document.createElement('style'); style.textContent = text; parent.append(style); return style; };

const ways = {
  object: (element) => { element.style.color = 'rgb(1, 2, 3)'; },
  attribute: (element) => element.setAttribute('style', COLOR),
  'attribute-again': (element) => { element.style.color = 'red'; element.setAttribute('style', COLOR); },
  html: (element) => { element.innerHTML = '<b style="' + COLOR + '">text</b>'; },
  adjacent: (element) => element.insertAdjacentHTML('beforeend', '<b style="' + COLOR + '">text</b>'),
  sheet: () => { addSheet(document.head, '#sheet { ' + COLOR + ' }'); },
  'text-later': () => { addSheet(document.head, '').append('#text-later { ' + COLOR + ' }'); },
  rule: () => { addSheet(document.head, '').sheet.insertRule('#rule { ' + COLOR + ' }'); },
  removed: (element) => { addSheet(document.head, '#removed { ' + COLOR + ' }'); const style = addSheet(document.head, '#removed { color: red }'); setTimeout(() => { style.remove(); setTimeout(() => { element.dataset.done = ''; }); }); },
  shadow: (element) => { const root = element.attachShadow({ mode: 'open' }); root.innerHTML = '<b>text</b>'; addSheet(root, 'b { ' + COLOR + ' }'); },
};

export default function Ways() {
  const all = useRef({});
  const [open, setOpen] = useState(false);
  useEffect(() => {
    for (const [name, act] of Object.entries(ways)) act(all.current[name]);
    setOpen(true);
  }, []);
  return (
    <div id="ways" data-open={open}>
      {Object.keys(ways).map((name) => <p key={name} id={name} ref={(element) => { all.current[name] = element; }}>text</p>)}
      {open && <p id="rendered"><style>{'#rendered { ' + COLOR + ' }'}</style>text</p>}
      {open && <p id="inner" dangerouslySetInnerHTML={{ __html: '<b style="' + COLOR + '">text</b>' }} />}
      <p id="none">text</p>
    </div>
  );
}
`;

const CLIENT_MODULE = `
const style = document.createElement('style');
style.textContent = '.theme-doc-markdown h1 { color: rgb(4, 5, 6) }';
document.head.append(style);
`;

const config = (
  more = '',
) => `export default { title: 'Styles', url: 'https://styles.example', baseUrl: '/', trailingSlash: false, ${more}
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`;

const PAGES = {
  'docs/home.mdx': '---\nslug: /\n---\n\n# Home\n\nimport Ways from "@site/src/Ways";\n\n<Ways />\n',
  'src/Ways.jsx': WAYS,
};

describe('styles that live components set as markup', () => {
  const site = useServedSite({ 'docusaurus.config.mjs': config(), ...PAGES });

  it('show under the strict policy', async () => {
    const tab = await (await openContext()).newPage();
    const blocked: string[] = [];
    await tab.exposeFunction('note', (directive: string) => blocked.push(directive));
    await tab.addInitScript(() =>
      document.addEventListener(
        'securitypolicyviolation',
        (event) => void (globalThis as never as { note(x: string): void }).note(event.effectiveDirective),
      ),
    );
    await tab.goto(site.url);
    await tab.waitForSelector('#ways[data-open=true]');
    await tab.waitForSelector('#removed[data-done]');
    const colors = await tab.$$eval('#ways > p', (elements) =>
      elements.map((element) => {
        const inner = element.shadowRoot?.querySelector('b') ?? element.querySelector('b') ?? element;
        return [element.id, getComputedStyle(inner).color];
      }),
    );
    const plain = await tab.$eval('body', (element) => getComputedStyle(element).color);
    expect(Object.fromEntries(colors)).toEqual({
      ...Object.fromEntries(colors.map(([id]) => [id, 'rgb(1, 2, 3)'])),
      none: plain,
    });
    // The browser did block them as markup.
    expect(blocked.some((directive) => directive.startsWith('style-src'))).toBe(true);
  });
});

describe('styles that client modules set as markup', () => {
  const site = useServedSite({
    'docusaurus.config.mjs': config("clientModules: ['./src/module.js'],"),
    'src/module.js': CLIENT_MODULE,
    'docs/home.md': '---\nslug: /\n---\n\n# Home\n\nText.\n',
  });

  it('show under the strict policy', async () => {
    const tab = await (await openContext()).newPage();
    await tab.goto(site.url);
    await expect.poll(() => tab.$eval('h1', (element) => getComputedStyle(element).color)).toBe('rgb(4, 5, 6)');
  });
});
