/** An API description is a kind of content: pages like any other, wherever the configuration names it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openIndexes } from '../../bench/search/loadSite.ts';
import { check } from '../../engine/node/commands/check/check.ts';
import { diffVersions } from '../../engine/node/commands/diff/diffVersions.ts';
import { search } from '../../engine/shared/search/search.ts';
import { fixtureSite, type Built, type FixtureConfig } from '../support/fixtureSite.ts';
import type { Files } from '../support/tempFolder.ts';

const FIXTURES = path.join(import.meta.dirname, '../fixtures/api');

function fixtures(folder = FIXTURES, prefix = 'api/'): Files {
  return Object.fromEntries(
    readdirSync(folder).flatMap((name): [string, string][] => {
      const file = path.join(folder, name);
      if (statSync(file).isDirectory())
        return Object.entries(fixtures(file, `${prefix}${name}/`)) as [string, string][];
      return [[prefix + name, readFileSync(file, 'utf8')]];
    }),
  );
}

const DOCS = { 'docs/guide.md': '# Guide\n' };

async function buildWith(
  octavo: string,
  { files = {}, ...options }: FixtureConfig & { files?: Files } = {},
): Promise<Built> {
  const site = await fixtureSite(
    { ...DOCS, ...fixtures(), ...files },
    { docs: "{ routeBasePath: '/docs' }", config: `customFields: { octavo: ${octavo} },`, ...options },
  );
  return site.build();
}

describe('an API reference', () => {
  it('has its own docs pages: overview, tags, schemas, with a sidebar', async () => {
    const built = await buildWith("{ api: { path: 'api/lantern.yaml' } }");
    expect(built.messages).toEqual([]);
    const html = await built.html('/api/lamps');
    expect(html).toContain('<span class="badge oc-badge-success oc-api-method">POST</span> <code>/lamps</code>');
    expect(html).toContain('id="createLamp-body-light-Colour-hex"');
    expect(html).toContain('class="theme-doc-breadcrumbs');
    expect(html).toContain('pagination-nav__link--next');
    expect(html).toMatch(/<style>[^<]*oc-api-field/);
    expect(await built.html('/docs/guide')).not.toContain('oc-api');
    const { items } = await built.sidebar('/api/lamps');
    expect(items.map(({ type, ...item }) => [type, 'label' in item && item.label])).toEqual([
      ['link', 'Lantern'],
      ['category', 'lamps'],
      ['category', 'rooms'],
      ['category', 'Schemas'],
    ]);
    expect(JSON.stringify(items)).toContain('"href":"/api/lamps#createLamp","className":"api-method post"');
    expect(await built.read('sitemap.xml')).toContain('https://fixture.example/api/lamps<');
  });

  it('has requests and answers next to its text, and a 404 page without the styles of references', async () => {
    const built = await buildWith("{ look: 'classic', api: { path: 'api/lantern.yaml' } }");
    const html = await built.html('/api/lamps');
    const columns = html.slice(html.indexOf('<div class="oc-api-columns">'), html.indexOf('id="createLamp"'));
    const places = ['oc-api-intro', 'oc-api-endpoint', 'oc-api-side', '>200 application/json<', 'oc-api-rest', 'limit'];
    const found = places.map((text) => columns.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    // It is shown only once.
    expect(columns.match(/&quot;id&quot;|"id"/g)).toHaveLength(1);
    const lost = await built.read('404.html');
    expect(lost).not.toContain('oc-api');
    expect(lost.length).toBeLessThan(60_000);
  });

  it('renders its texts as Markdown, and drops scripts in them', async () => {
    const built = await buildWith("{ api: { path: 'api/lantern.yaml' } }");
    const overview = await built.html('/api');
    expect(overview).toContain('href="docs/guide.html"');
    expect(overview).toContain('theme-admonition-tip');
    expect(overview).toContain('<h2 class="anchor anchorWithStickyNavbar_LWe7" id="limits">');
    const lamps = await built.plainHtml('/api/lamps');
    expect(lamps).toContain('Adds a lamp. &lt;script&gt;alert(1) <b>Bold</b> at 10:30.');
  });

  it('keeps the HTML of a text inside that text', async () => {
    const parameter = (name: string, description: string) => ({ name, in: 'query', description, schema: {} });
    const operation = (summary: string, rest: object) => ({
      summary,
      tags: ['a'],
      responses: { 200: { description: 'Fine</details>.' } },
      ...rest,
    });
    const description = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1', description: 'Open <i>here[^1]\n\n[^1]: A <b>note' },
      tags: [{ name: 'a', description: 'Of <em>a' }],
      paths: {
        '/one': {
          get: operation('One', {
            operationId: 'one.list',
            description: '</li></ul></div></div> Out',
            parameters: [parameter('x', '<b>Open'), parameter('y', 'Plain'), parameter('z', '<oc-text>Own</oc-text>')],
          }),
        },
        '/two': { get: operation('Two', { description: 'Second' }) },
      },
    };
    const built = await buildWith("{ api: { path: 'api/leaks.json' } }", {
      files: { 'api/leaks.json': JSON.stringify(description) },
    });
    const page = await built.plainHtml('/api/a');
    expect(page).toContain('<code>/one</code></p> Out</div><div class="oc-api-side">');
    expect(page).toContain(' data-oc-names="one.list">');
    expect(page).toContain('<p><b>Open</b></p></li>');
    expect(page).toContain('<p>Plain</p></li>');
    expect(page).toContain('<p>&lt;oc-text&gt;Own</p></li>');
    expect(page).toContain('<p>Of <em>a</em></p>\n<h2');
    expect(page).toMatch(/<p>Fine\.<\/p><\/details><\/div><\/div>\n<h2[^>]* id="get-two"/);
    expect(await built.html('/api')).toMatch(/<p>Open <i>here<sup>.*<\/sup><\/i><\/p>\n<h2.*<b>note <a/s);
  });

  it('has a Markdown twin, and search that knows methods, paths and fields', async () => {
    const built = await buildWith("{ search: 'auto', api: { path: 'api/lantern.yaml' } }", { search: true });
    const twin = await built.read('api/lamps.md');
    expect(twin).toContain('## Add a lamp\n\nPOST `/lamps`');
    expect(twin).toContain('- [`limit`](#listLamps-query-limit) integer');
    const index = (await built.files()).filter((file) => /search.*\.(?:js|json|bin)$/.test(file));
    expect(index.length).toBeGreaterThan(0);
  });

  it('can be tried where the configuration says so: its servers are in the policy, and no other text changes', async () => {
    const still = await buildWith("{ api: { path: 'api/lantern.yaml' } }");
    const built = await buildWith("{ api: { path: 'api/lantern.yaml', tryIt: true } }");
    expect(await still.read('_headers')).toContain("connect-src 'self';");
    expect(await built.read('_headers')).toContain(
      "connect-src 'self' https://eu.lantern.example https://us.lantern.example;",
    );
    expect(await still.html('/api/lamps')).not.toContain('oc-api-try"');
    expect(await built.html('/api/lamps')).toContain('<details class="oc-api-try" data-oc-try="{');
    expect((await built.data('/api/lamps')).features?.live?.scripts).toEqual([
      expect.stringMatching(/^assets\/try-it\./),
    ]);
    expect((await built.files()).filter((file) => file.startsWith('assets/try-it.'))).toHaveLength(1);
    expect((await still.files()).filter((file) => file.startsWith('assets/try-it.'))).toEqual([]);
    expect(await built.read('api/lamps.md')).toBe(await still.read('api/lamps.md'));
  });

  it('is found by methods, paths, ids and fields, and is behind the docs for plain words', async () => {
    const built = await buildWith(
      "{ search: 'auto', api: { path: 'api/chat.yaml', docs: 'default', route: 'reference' } }",
      {
        search: true,
        files: {
          'docs/index.md': '# Home\n\nWhere to begin.',
          'docs/completion.md':
            '# Completions\n\nHow to create a completion, and what the model makes of messages.\n\n## Set `max_tokens`\n\nRaise `max_tokens` where answers end early.',
        },
      },
    );
    const indexes = await openIndexes(built.report.outDir, '');
    const ask = async (query: string) => {
      const { hits } = await search(indexes, query, { limit: 8, perPage: 2 });
      return hits.map(({ document }) => document.u + document.h);
    };
    const operation = '/docs/reference/chat#chat-completions-create';
    for (const query of [
      'POST /v1/chat/completions',
      'POST /chat/completions',
      '/chat/completions',
      'chat.completions',
      'chat.completions.create',
    ]) {
      expect((await ask(query))[0], query).toBe(operation);
    }
    expect((await ask('POST /v1/files'))[0]).toBe('/docs/reference/files#files-create');
    expect((await ask('purpose'))[0]).toBe('/docs/reference/files#files-create-body-purpose');
    expect((await ask('max_tokens'))[0]).toMatch(/\/reference\/.*#.*-max_tokens$/);
    expect((await ask('how to create a completion'))[0]).toBe('/docs/completion');
    expect(await ask('how to create a completion')).toContain(operation);
  });

  it('is found by its request where each operation has a page', async () => {
    const built = await buildWith("{ search: 'auto', api: { path: 'api/forge.yaml', pages: 'operation' } }", {
      search: true,
    });
    const { hits } = await search(await openIndexes(built.report.outDir, ''), 'GET /repos/{owner}/{repo}/issues', {
      limit: 8,
      perPage: 2,
    });
    expect(hits[0]?.document).toMatchObject({ u: '/api/repos/issues-list-for-repo', h: '#issues-list-for-repo' });
  });

  it('is part of the docs that the configuration names', async () => {
    const built = await buildWith("{ api: [{ path: 'api/chat.yaml', docs: 'default', route: 'reference' }] }");
    expect(built.messages).toEqual([]);
    const html = await built.html('/docs/reference/chat');
    expect(html).toContain('id="chat-completions-create"');
    expect(html).toContain('data-oc-value="python sdk"');
    expect(html).toContain('>text/event-stream</li>');
    expect(html).toContain('oc-badge-warning">deprecated');
    expect((await built.sidebar('/docs/guide')).items).toHaveLength(1);
  });

  it('has a page for each operation on request', async () => {
    const built = await buildWith("{ api: { path: 'api/forge.yaml', pages: 'operation' } }");
    expect(built.messages).toEqual([]);
    const html = await built.html('/api/repos/issues-list-for-repo');
    expect(html).toContain('href="issues-get.html">read</a>');
    expect(html).toContain('Two issues');
    expect(await built.html('/api/repos/issues-create')).toContain('<h1>Create an issue</h1>');
    expect(await built.exists('api/hooks/push.html')).toBe(false);
    expect(await built.exists('api/hooks.html')).toBe(true);
  });

  it.each(['chat.yaml', 'payments.json', 'forge.yaml', 'pets.yaml', 'cloud.yaml', 'lantern.yaml'])(
    'reads %s without a word, and its pages are small and clean',
    async (file) => {
      const built = await buildWith(`{ api: { path: 'api/${file}' } }`);
      expect(built.messages).toEqual([]);
      for (const name of await built.files()) {
        if (!/^api.*\.html$/.test(name)) continue;
        const html = await built.read(name);
        expect(gzipSync(html).length, name).toBeLessThan(60_000);
        expect(html, name).not.toMatch(/javascript:|onclick|<iframe|undefined|\[object Object\]/);
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size, name).toBe(ids.length);
        // Only what every page has: the scripts of the shell.
        expect(html.match(/<script\b[^>]*src=/g) ?? [], name).toEqual([]);
      }
    },
  );

  it('has versions, which are compared', async () => {
    const older = readFileSync(path.join(FIXTURES, 'lantern.yaml'), 'utf8').replace('maxLength: 40', 'maxLength: 20');
    const built = await buildWith(
      "{ look: 'octavo', search: false, api: { path: 'api/lantern.yaml', versions: { '1.0': 'api/old.yaml' } } }",
      {
        files: { 'api/old.yaml': older },
      },
    );
    expect(built.messages).toEqual([]);
    expect(await built.html('/api/1.0/lamps')).toContain('maxLength: 20');
    expect(await built.html('/api/lamps')).toContain('maxLength: 40');
    expect(await built.exists('compare.html')).toBe(true);
  });

  it('names breaking changes in `octavo diff`, and advice in `octavo check`', async () => {
    const text = readFileSync(path.join(FIXTURES, 'lantern.yaml'), 'utf8');
    const site = await fixtureSite(
      {
        ...DOCS,
        'api/new.yaml': text
          .replace('required: [name]', 'required: [name, room]')
          .replace('summary: Read a room', 'x-a: b'),
        'api/old.yaml': text,
      },
      {
        docs: "{ routeBasePath: '/docs' }",
        config:
          "customFields: { octavo: { search: false, api: { path: 'api/new.yaml', versions: { '1.0': 'api/old.yaml' } } } },",
      },
    );
    const diff = await diffVersions({ siteDir: site.dir, instanceId: 'api', from: '1.0', to: 'current' });
    expect(diff.pages.map(({ type }) => type)).toContain('changed');
    expect(diff.api).toContainEqual({
      id: 'request-property-became-required',
      level: 'error',
      operation: 'POST /lamps',
      subject: 'body/room',
      text: 'The property became required.',
    });
    const { advice } = await check({ siteDir: site.dir });
    expect(advice).toContainEqual(
      expect.objectContaining({ line: 64, message: expect.stringContaining('GET /rooms/{id} has no summary') }),
    );
  });

  it('takes the place of redocusaurus', async () => {
    const built = await buildWith('{ search: false }', {
      config: `presets: [['classic', { docs: { routeBasePath: '/docs' }, blog: false }], ['redocusaurus', { specs: [{ id: 'pets', spec: 'api/pets.yaml', route: '/pets/' }, { spec: 'https://a.example/openapi.yaml', route: '/far' }], theme: { primaryColor: '#123456' } }]], customFields: { octavo: { search: false } },`,
    });
    expect(await built.html('/pets/pet')).toContain('Upload an image');
    expect(built.messages).toEqual([
      expect.stringContaining(
        '"https://a.example/openapi.yaml" is on another host, and nothing is fetched while a site is built.',
      ),
    ]);
  });

  it('takes the place of docusaurus-plugin-openapi-docs, and of the files that it wrote', async () => {
    const built = await buildWith('{ search: false }', {
      files: {
        'docs/menagerie/add-pet.api.mdx': '---\nid: add-pet\n---\nimport X from "@theme/ApiTabs";\n<X/>\n',
        'sidebars.js':
          "export default { docs: ['guide'], pets: [{ type: 'category', label: 'Pets', link: { type: 'doc', id: 'menagerie/menagerie' }, items: ['menagerie/add-pet', 'menagerie/upload-file'] }] };",
      },
      config: `presets: [['classic', { docs: { routeBasePath: '/docs', sidebarPath: './sidebars.js' }, blog: false }]],
        plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: { pets: { specPath: 'api/pets.yaml', outputDir: 'docs/menagerie', sidebarOptions: { groupPathsBy: 'tag' } } } }]],
        themes: ['docusaurus-theme-openapi-docs'], customFields: { octavo: { search: false } },`,
    });
    expect(built.messages).toEqual([]);
    expect(await built.html('/docs/menagerie/add-pet')).toContain('Add a new pet');
    expect((await built.sidebar('/docs/menagerie/add-pet')).items[0]).toMatchObject({ label: 'Pets' });
  });

  it('reports mistakes in a description, and builds the rest of the site', async () => {
    const built = await buildWith(
      "{ search: false, api: [{ path: 'api/broken.yaml' }, { path: 'api/none.yaml' }, { path: 'api/pets.yaml', id: 'pets', docs: 'defualt' }] }",
      {
        files: { 'api/broken.yaml': 'openapi: 3.1.0\ninfo:\n  title: "unclosed\npaths: {}\n' },
      },
    );
    expect(built.messages).toEqual([
      expect.stringContaining('customFields.octavo.api[1]: "api/none.yaml" is no file. The reference is left out.'),
      expect.stringContaining('customFields.octavo.api[2].docs: there are no docs "defualt". Did you mean "default"?'),
      expect.stringContaining('api/broken.yaml:5: The file is not valid YAML: Missing closing "quote'),
    ]);
    expect(await built.html('/docs/guide')).toContain('Guide');
  });

  it('is built again if its description changes', async () => {
    const site = await fixtureSite(
      { ...DOCS, ...fixtures() },
      {
        docs: "{ routeBasePath: '/docs' }",
        config: "customFields: { octavo: { search: false, api: { path: 'api/lantern.yaml' } } },",
      },
    );
    await site.build();
    const text = readFileSync(path.join(FIXTURES, 'lantern.yaml'), 'utf8');
    await site.write({ 'api/lantern.yaml': text.replace('summary: Read a room', 'summary: Enter a room') });
    const again = await site.build();
    expect(await again.html('/api/rooms')).toContain('Enter a room');
    expect(JSON.stringify(await again.sidebar('/api/lamps'))).toContain('Enter a room');
    const clean = await site.build({ cache: false, outDir: path.join(site.dir, 'clean') });
    expect(await clean.html('/api/lamps')).toBe(await again.html('/api/lamps'));
  });
});
