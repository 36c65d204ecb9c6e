import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIndex, SHARD_SIZES, type ShardSizes } from './codec/encodeIndex.ts';
import { buildIndex } from './index/buildIndex.ts';
import { SearchIndex } from './index/SearchIndex.ts';
import type { SearchPageInput } from './index/types.ts';
import { search } from './search.ts';

const TINY: ShardSizes = { inline: 0, words: 200, postings: 150, documents: 200 };

const page = (
  routePath: string,
  title: string,
  lead: string,
  sections: [heading: string, text: string, level?: number][] = [],
  more: Partial<SearchPageInput> = {},
): SearchPageInput => ({
  routePath,
  title,
  description: '',
  keywords: [],
  breadcrumbs: ['Docs'],
  sections: [
    { heading: '', level: 0, text: lead },
    ...sections.map(([heading, text, level = 2]) => ({
      id: heading.toLowerCase().replace(/\W+/g, '-'),
      heading,
      level,
      text,
    })),
  ],
  ...more,
});

const DOCS = [
  page('/quickstart', 'Quickstart', 'Install the platform, download a model and chat with it in ten minutes.', [
    ['Install', 'One command installs everything, on an air-gapped machine too.'],
    ['Download a model', 'Pick a small model first.'],
  ]),
  page('/installation/windows', 'Windows installation guide', 'Windows 11 with WSL 2 is supported.', [
    ['Enable WSL', 'Open PowerShell and run wsl --install.'],
    ['GPU drivers', 'Install the NVIDIA driver on Windows, not inside WSL.'],
  ]),
  page('/models/troubleshooting', 'Model troubleshooting', 'What to do when a deployment fails.', [
    [
      'Out of memory',
      'The error insufficient_memory means that the model does not fit. Choose a smaller quantization.',
    ],
    ['Download stops', 'Downloads resume. Run models.download_many again, or set EMBERHOLD_OFFLINE=0 in config.yaml.'],
  ]),
  page('/models/overview', 'Models', 'Which models run on which hardware.', [
    ['Sizes', 'Small, medium and large.'],
    ['Embedding', 'Vectors for retrieval.', 3],
  ]),
  page('/team/about', 'About us', 'Who we are: a small, remote team near Zürich.', [], {
    keywords: ['company', 'imprint'],
  }),
  page('/sdk/auth', 'Authentication', 'API keys and tokens.', [
    ['Rotate a key', 'client.auth.rotateKey() makes a new one.'],
  ]),
];

function open(pages: readonly SearchPageInput[], sizes: ShardSizes = SHARD_SIZES, siteName?: string): SearchIndex {
  let next = 0;
  const toId = () => (next++).toString(16).padStart(16, '0');
  const { main, parts } = encodeIndex({ ...buildIndex(pages), siteName }, toId, sizes);
  return new SearchIndex(main.content, async (id) => parts.find((part) => part.id === id)!.content);
}

const LIMITS = { limit: 8, perPage: 3 };
const whole = open(DOCS);
const split = open(DOCS, TINY);

async function top(query: string, index = whole): Promise<string | undefined> {
  const { hits } = await search([index], query, LIMITS);
  return hits[0] && hits[0].document.u + hits[0].document.h;
}

async function typeOf(query: string): Promise<string | undefined> {
  return (await search([whole], query, LIMITS)).hits[0]?.type;
}

async function pagesFor(query: string): Promise<string[]> {
  return [...new Set((await search([whole], query, LIMITS)).hits.map(({ document }) => document.u))];
}

it.each(['models', 'deployment', 'install', 'downloads', 'authentication'])(
  '%s* finds at least what %s finds',
  async (word) => {
    const found = await pagesFor(`${word}*`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(await pagesFor(`+${word}`)));
  },
);

describe('plain queries', () => {
  it.each([
    ['quickstart', '/quickstart'],
    ['Models', '/models/overview'],
    ['model troubleshooting', '/models/troubleshooting'],
    ['how do I install this on windows?', '/installation/windows'],
    ['instalation windows', '/installation/windows'],
    ['troubelshooting', '/models/troubleshooting'],
    ['insuficient memory', '/models/troubleshooting#out-of-memory'],
    ['trouble', '/models/troubleshooting'],
    ['quan', '/models/troubleshooting#out-of-memory'],
    ['insufficient_memory', '/models/troubleshooting#out-of-memory'],
    ['download_many', '/models/troubleshooting#download-stops'],
    ['client.auth.rotateKey', '/sdk/auth#rotate-a-key'],
    ['rotate key', '/sdk/auth#rotate-a-key'],
    ['config.yaml', '/models/troubleshooting#download-stops'],
    ['EMBERHOLD_OFFLINE', '/models/troubleshooting#download-stops'],
    ['zurich', '/team/about'],
    ['imprint', '/team/about'],
    ['quick start', '/quickstart'],
    ['gpudrivers', '/installation/windows#gpu-drivers'],
    ['about us', '/team/about'],
    ['about', '/team/about'],
    ['airgapped', '/quickstart#install'],
    ['air gapped', '/quickstart#install'],
    ['wsl --install', '/installation/windows#enable-wsl'],
    ['error: insufficient memory', '/models/troubleshooting#out-of-memory'],
  ])('%s → %s', async (query, target) => {
    expect(await top(query)).toBe(target);
  });

  it('are about the word that was typed before words that begin so', async () => {
    const index = open([
      page('/pipelines', 'Ingestion', 'Steps.', [['List pipelines', 'All of them.']]),
      page('/start', 'Start', 'First steps.', [['Setup', 'Run pip install in a terminal.']]),
    ]);
    expect(await top('pip', index)).toBe('/start#setup');
    expect(await top('pipe', index)).toBe('/pipelines#list-pipelines');
  });

  it('finds the same in a split index', async () => {
    for (const query of ['quickstart', 'instalation windows', 'download_many', 'rotate key', 'quan', 'about us']) {
      expect(await top(query, split)).toBe(await top(query));
    }
  });

  it('matches any of the words, the best first', async () => {
    const { hits } = await search([whole], 'gpu unicorn memory', LIMITS);
    expect(hits.map(({ document }) => document.u)).toContain('/installation/windows');
    expect(hits.map(({ document }) => document.u)).toContain('/models/troubleshooting');
  });

  it('finds nothing for nothing', async () => {
    for (const query of ['', '   ', '…', '()', 'zzzzqqqq', '字']) {
      expect((await search([whole], query, LIMITS)).hits).toEqual([]);
    }
  });
});

describe('questions', () => {
  it('are not decided by words that say little, however rare', async () => {
    const pages = [
      page('/models', 'Models', 'What runs.', [
        ['Delete a model', 'The files are gone for good.'],
        ['Release notes', 'It no longer needs a model server; nobody missed it.'],
      ]),
      ...Array.from({ length: 6 }, (_, i) => page(`/delete-${i}`, `Page ${i}`, 'How to delete a model of this kind.')),
    ];
    expect(await top('how do I delete a model that I no longer need?', open(pages))).toBe('/models#delete-a-model');
  });

  it('are answered even if they consist of such words alone', async () => {
    expect(await top('next', open([...DOCS, page('/next', 'Next', 'What comes.')]))).toBe('/next');
  });
});

describe('a script without spaces', () => {
  const pages = [page('/tokyo', '東京都庁', '庁舎の設定。'), page('/kyoto', '京都', '古い都。')];

  it.each([SHARD_SIZES, TINY])('is searched by its words', async (sizes) => {
    const index = open(pages, sizes);
    expect(await top('東京の庁舎', index)).toBe('/tokyo');
    expect(await top('京都', index)).toBe('/kyoto');
    expect((await search([index], '京都', LIMITS)).hits).toHaveLength(1);
  });

  it.each([SHARD_SIZES, TINY])('is searched by a browser that has no dictionary, or another one', async (sizes) => {
    const index = open(pages, sizes);
    const { Segmenter } = Intl;
    try {
      Object.assign(Intl, { Segmenter: undefined });
      expect(await top('東京都庁舎', index)).toBe('/tokyo');
      expect(await top('京都の都', index)).toBe('/kyoto');
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

describe('other words', () => {
  it.each([
    ['erase', '/things#remove'],
    ['log in', '/things#sign-in'],
    ['not working', '/things#errors'],
    ['vram', '/things#memory'],
    ['how do I log in', '/things#sign-in'],
  ])('%s → %s', async (query, target) => {
    const pages = [
      page('/things', 'Things', 'What there is.', [
        ['Remove', 'How to delete it.'],
        ['Sign in', 'With a sign-in page.'],
        ['Errors', 'What failed.'],
        ['Memory', 'How much it takes.'],
      ]),
      page('/other', 'Other', 'Nothing of the kind here.'),
    ];
    expect(await top(query, open(pages))).toBe(target);
  });

  it('never outrank the word itself, however rare they are', async () => {
    const mention = (word: string) => `Text that mentions ${word} once among other things.`;
    const pages = ['remove', 'remove', 'remove', 'delete'].map((word, i) =>
      page(`/${word}-${i}`, `Page ${i}`, mention(word)),
    );
    const { hits } = await search([open(pages)], 'remove', LIMITS);
    expect(hits.map(({ document }) => document.u)).toEqual(['/remove-0', '/remove-1', '/remove-2', '/delete-3']);
  });

  it('in a heading never outrank a heading with the word itself', async () => {
    const pages = [
      page('/topics', 'Topics', 'All kinds.', [
        ['Networking', 'A proxy, a proxy and a proxy.'],
        ['Proxy servers', 'How to use one.'],
      ]),
    ];
    const { hits } = await search([open(pages)], 'proxy', { ...LIMITS, synonyms: [['proxy', 'networking']] });
    expect(hits[0]?.document.h).toBe('#proxy-servers');
  });

  it('of the site are known too', async () => {
    const find = async (synonyms?: string[][]) =>
      (await search([whole], 'colophon', { ...LIMITS, synonyms })).hits.map(({ document }) => document.u);
    expect(await find()).toEqual([]);
    expect(await find([['imprint', 'colophon']])).toEqual(['/team/about']);
  });

  it('are marked only where nothing that was typed would be', async () => {
    const pages = [page('/topics', 'Topics', 'A proxy, and networking.')];
    const marked = async (query: string) =>
      (await search([open(pages)], query, { ...LIMITS, synonyms: [['proxy', 'gateway', 'networking']] })).words;
    expect(await marked('proxy')).toEqual(['proxy']);
    expect((await marked('gateway')).toSorted()).toEqual(['networking', 'proxy']);
  });

  it('are abbreviations that a page defines', async () => {
    const pages = [
      page('/rag', 'Pipelines', 'Retrieval-augmented generation (RAG) in short.'),
      page('/improve', 'Better answers', 'How retrieval augmented generation improves.'),
      page('/chat', 'Chat', 'Something else.'),
    ];
    const { hits } = await search([open(pages)], 'rag', LIMITS);
    expect(hits.map(({ document }) => document.u)).toEqual(['/rag', '/improve']);
  });

  it('are what others call a page or a section; never in an explicit query', async () => {
    const pages = [
      page('/topics', 'Topics', 'All kinds.', [['TLS', 'How it is set up.']], {
        otherNames: { '': ['miscellany'], tls: ['open it to your neighbours'] },
      }),
      page('/other', 'Other', 'Nothing of the kind.'),
    ];
    expect(await top('neighbours', open(pages))).toBe('/topics#tls');
    expect(await top('miscellany', open(pages))).toBe('/topics');
    expect(await top('+neighbours', open(pages))).toBeUndefined();
  });

  it('are taken at their word in an explicit query', async () => {
    expect(await pagesFor('+erase')).toEqual([]);
  });

  it('that were typed too mean something else', async () => {
    const pages = [
      page('/delete', 'Delete', 'For good.'),
      page('/both', 'Remove and purge', 'One after the other.'),
      page('/other', 'Other', 'Nothing of the kind.'),
    ];
    const { hits } = await search([open(pages)], 'remove purge', LIMITS);
    expect(hits[0]?.document.u).toBe('/both');
  });
});

describe('more other words', () => {
  const KEYS = [
    page('/keys', 'Keyboard shortcuts', 'What to press. Readers call some of these hotkeys.'),
    page('/mice', 'Mice', 'What to click. Hotkeys and more hotkeys do the same.'),
    page('/names', 'Monkeys', 'Nothing of the kind.'),
  ];
  /** An index that counts what is loaded besides its main file. */
  function openCounted(pages: readonly SearchPageInput[], load?: () => Promise<Uint8Array>) {
    const counted = { loads: 0 };
    let next = 0;
    const { main, parts } = encodeIndex(buildIndex(pages), () => (next++).toString(16).padStart(16, '0'));
    const index = new SearchIndex(main.content, async (id) => {
      counted.loads++;
      return load ? load() : parts.find((part) => part.id === id)!.content;
    });
    return { index, counted };
  }
  const first = async (index: SearchIndex, query: string) => (await search([index], query, LIMITS)).hits[0]?.document.u;

  it('are loaded once, and by letter, for a word that names nothing on the site', async () => {
    const { index, counted } = openCounted(KEYS);
    expect(await first(index, 'hotkeys ')).toBe('/keys');
    expect(await first(index, 'hotkeys for ')).toBe('/keys');
    expect(counted.loads).toBe(1);
    expect(await first(index, 'list of hotkeys ')).toBe('/keys');
    expect(counted.loads).toBe(2);
  });

  it('serve in a split index too, for words that name nothing and for those that the best answer lacks', async () => {
    const pages = [
      ...DOCS,
      ...KEYS,
      page('/wipe', 'Erase', 'How to erase notes.'),
      page('/things', 'Things', 'What there is.', [['Uninstall the agent service', 'How to get rid of it.']]),
      page('/agent', 'Agent service', 'What the agent service does, and how it is built.'),
    ];
    const index = open(pages, TINY);
    expect(index.sharded).toBe(true);
    expect(await top('hotkeys ', index)).toBe('/keys');
    expect(await top('erase agent service ', index)).toBe('/things#uninstall-the-agent-service');
  });

  it('are those that the author says readers use, of one part, in every word of a query that is not clear', async () => {
    const pages = [
      page('/topics', 'Topics', 'All kinds.', [['TLS', 'How it is set up.']], {
        readerWords: { '': ['junk drawer'], tls: ['padlock in the browser'] },
      }),
      page('/other', 'Other', 'Set up nothing of the kind in a browser or drawer.'),
    ];
    const { index, counted } = openCounted(pages);
    expect(await first(index, 'topics ')).toBe('/topics');
    expect(await first(index, 'tls ')).toBe('/topics');
    expect(counted.loads).toBe(0);
    const find = async (query: string) =>
      (await search([index], query, LIMITS)).hits.map(({ document: { u, h } }) => u + h);
    expect((await find('padlock browser '))[0]).toBe('/topics#tls');
    expect((await find('padlocks '))[0]).toBe('/topics#tls');
    expect((await find('junk drawer '))[0]).toBe('/topics');
    expect(await find('+padlock')).toEqual([]);

    const offline = openCounted(pages, () => Promise.reject(new Error('offline')));
    expect(await first(offline.index, 'padlock browser ')).toBe('/other');
  });

  it('that many readers say of a part count more there than where one says them', async () => {
    const readers = (tls: string[], proxies: string[]): SearchPageInput =>
      page(
        '/topics',
        'Topics',
        'All kinds.',
        [
          ['TLS', 'How it is set up.'],
          ['Proxies', 'How they are set up.'],
        ],
        { readerWords: { tls, proxies } },
      );
    const find = async (input: SearchPageInput, query: string) =>
      (await search([openCounted([input]).index], query, LIMITS)).hits.map(({ document: { h } }) => h);
    expect((await find(readers(['padlock', 'green padlock', 'padlock missing'], ['padlock']), 'padlock '))[0]).toBe(
      '#tls',
    );
    expect((await find(readers(['padlock'], ['padlock', 'green padlock', 'padlock missing']), 'padlock '))[0]).toBe(
      '#proxies',
    );
  });

  it('that readers say of a part count more than a text that mentions them', async () => {
    const { index } = openCounted([
      page('/topics', 'Topics', 'All kinds.', [['TLS', 'How it is set up.']], {
        readerWords: { tls: ['padlock in the browser', 'browser padlock'] },
      }),
      page('/doors', 'Doors', 'All kinds.', [['A browser', 'Padlock, padlock: no browser opens it.']]),
    ]);
    expect(await first(index, 'padlock browser ')).toBe('/topics');
  });

  it('of readers are looked for when someone takes five words or more that are no name', async () => {
    const { index, counted } = openCounted([
      page('/drivers', 'Graphics driver version on old Windows laptops', 'Which one.'),
      page('/start', 'Start', 'How to.', [], {
        readerWords: {
          '': ['laptops windows', 'graphics driver version', 'laptops with a graphics driver for windows'],
        },
      }),
    ]);
    expect(await first(index, 'graphics driver version windows ')).toBe('/drivers');
    expect(await first(index, 'graphics driver version on old windows laptops ')).toBe('/drivers');
    expect(counted.loads).toBe(0);
    expect(await first(index, 'windows laptops with graphics driver version ')).toBe('/start');
    expect(counted.loads).toBe(1);
  });

  it('are loaded for a word that names something, but not what the best answer to the others is about', async () => {
    const { index, counted } = openCounted([
      page('/guests', 'Guests', 'Give them a link to an album.'),
      page('/links', 'Links of an album', 'An album has a link, and a link may lead to an album.'),
      page('/faces', 'Faces', 'Who is in a picture.', [['Family, friends and strangers', 'Those nobody knows.']]),
    ]);
    expect(await first(index, 'link album ')).toBe('/links');
    expect(counted.loads).toBe(0);
    expect(await first(index, 'link album strangers ')).toBe('/guests');
    expect(counted.loads).toBe(1);
    expect(await first(index, 'strangers ')).toBe('/faces');
    // Nothing has been typed after the word, but the site has all of it.
    expect(await first(index, 'link album strangers')).toBe('/guests');
  });

  it('are loaded for a plural at the end, of which the site has the singular only', async () => {
    const [keys] = KEYS as [SearchPageInput];
    const unknown = { ...keys, sections: [{ heading: '', level: 0, text: 'What to press.' }] };
    const { index } = openCounted([unknown, page('/mice', 'Mice', 'What to click. A hotkey does the same.')]);
    expect(await first(index, 'hotkeys')).toBe('/keys');
  });

  it('are not needed for a word that does, that says little, or that is still being typed', async () => {
    const { index, counted } = openCounted(KEYS);
    expect(await first(index, 'shortcuts ')).toBe('/keys');
    expect(await first(index, 'how do I find the shortcuts ')).toBe('/keys');
    expect(await first(index, 'hotk')).toBe('/mice');
    expect(await first(index, 'what do I ')).toBeUndefined();
    expect(counted.loads).toBe(0);
  });

  it('come before a word that is spelt alike', async () => {
    const [keys, , names] = KEYS as [SearchPageInput, SearchPageInput, SearchPageInput];
    const unknown = { ...keys, sections: [{ heading: '', level: 0, text: 'What to press.' }] };
    const { index } = openCounted([unknown, names]);
    expect(await first(index, 'hotkey ')).toBe('/keys');
  });

  it('that cannot be loaded are done without', async () => {
    const { index } = openCounted(KEYS, () => Promise.reject(new Error('offline')));
    expect(await first(index, 'hotkeys ')).toBe('/mice');
  });
});

describe('what was probably meant', () => {
  const suggestion = async (query: string) => (await search([whole], query, LIMITS)).suggestion;

  it.each([
    ['quickstrat', 'quickstart'],
    ['How to Instal the platfrom', 'How to Instal the platform'],
    ['gpudrivers', 'gpu drivers'],
    ['trublshotting', 'troubleshooting'],
    ['+quickstrat', '+quickstart'],
    ['title:quickstrat', 'title:quickstart'],
  ])('%s: %s', async (query, meant) => {
    expect(await suggestion(query)).toBe(meant);
  });

  it.each(['quickstart', 'quick', 'vram', 'zzzzqqqq', 'qu', '', '+quickst*', '-quickstrat', '+nothing^2 +windows'])(
    '%s: nothing else',
    async (query) => {
      expect(await suggestion(query)).toBeUndefined();
    },
  );

  it('is found in a split index too', async () => {
    expect((await search([split], 'quickstrat', LIMITS)).suggestion).toBe('quickstart');
  });
});

describe("the site's name", () => {
  const PAGES = [
    page('/', 'Models on your own machines', 'A platform.'),
    page('/install', 'Install Ember Hold', 'Ember Hold is installed by Ember Hold itself.', [
      ['What Ember Hold needs', 'Ember Hold needs memory.'],
    ]),
    page('/hold', 'Hold', 'Jobs that wait.'),
  ];
  const named = open(PAGES, SHARD_SIZES, 'ember hold');
  const first = async (query: string, index = named) => (await search([index], query, LIMITS)).hits[0]?.document.u;

  it.each(['what is ember hold', 'Ember Hold', 'What is Ember Hold?', 'about ember hold'])(
    'leads to the introduction: %s',
    async (query) => {
      expect(await first(query)).toBe('/');
      expect(await first(query, open(PAGES))).toBe('/install');
    },
  );

  it('leads to the page of that title, where there is one', async () => {
    const pages = [...PAGES, page('/name', 'About Ember Hold', 'Who makes it.')];
    const index = open(pages, SHARD_SIZES, 'ember hold');
    expect(await first('about ember hold', index)).toBe('/name');
    expect(await first('what is ember hold', index)).toBe('/');
  });

  it.each([
    ['install ember hold', '/install'],
    ['what is hold', '/hold'],
    ['models on your own machines', '/'],
  ])('with other words is a name like any other: %s', async (query, answer) => {
    expect(await first(query)).toBe(answer);
  });
});

describe('hits', () => {
  it('have the fields of the specification', async () => {
    const { hits, words } = await search([whole], 'enable wsl', LIMITS);
    expect(hits[0]).toMatchObject({
      type: 'heading',
      document: {
        t: 'Windows installation guide',
        s: 'Enable WSL',
        u: '/installation/windows',
        h: '#enable-wsl',
        b: ['Docs'],
      },
      page: { t: 'Windows installation guide', b: ['Docs'] },
    });
    expect(words).toEqual(expect.arrayContaining(['enable', 'wsl']));
  });

  it('say by which field they were found', async () => {
    expect(await typeOf('quickstart')).toBe('title');
    expect(await typeOf('imprint')).toBe('keywords');
    expect(await typeOf('enable wsl')).toBe('heading');
    expect(await typeOf('powershell')).toBe('content');
  });

  it('show the section that has the words before the page that only names them as keywords', async () => {
    const named = page('/fixes', 'Fixes', 'What to do.', [['Disk', 'E_FULL means that it is full.']], {
      keywords: ['E_FULL'],
    });
    const { hits } = await search([open([named, ...DOCS])], 'E_FULL', LIMITS);
    expect(hits.map(({ document }) => document.u + document.h)).toEqual(['/fixes#disk', '/fixes']);
  });

  it('stand under their page, at most so many of one page and in all', async () => {
    const { hits } = await search([whole], 'model install download', { limit: 5, perPage: 2 });
    expect(hits.length).toBeLessThanOrEqual(5);
    const pages = hits.map(({ document }) => document.u);
    for (const path of new Set(pages)) {
      expect(pages.filter((other) => other === path).length).toBeLessThanOrEqual(2);
      expect(pages.lastIndexOf(path) - pages.indexOf(path)).toBe(pages.filter((other) => other === path).length - 1);
    }
  });

  it('of a page come one after the other while they score as much as the next page', async () => {
    const sections: [string, string][] = [
      ['Back up the data', 'A backup of the data.'],
      ['Schedule', 'When there is a backup and what else happens at night, by whom and why, and much more of it.'],
    ];
    const lists = async (...others: SearchPageInput[]) =>
      (
        await search([open([page('/ops', 'Backup', 'A backup.', sections), ...others, ...DOCS])], 'backup', {
          limit: 8,
          perPage: 5,
        })
      ).hits.map(({ document, more }) => [document.u + document.h, more]);
    const alone = await lists();
    expect(alone).toHaveLength(3);
    const rival = page('/plan', 'Plans', 'Which one.', [['Backup', 'A backup.']]);
    const together = await lists(rival);
    expect(together.map(([target]) => target)).toEqual(['/ops', '/plan#backup']);
    expect(together[0]?.[1]).toBe(2);
  });

  it('show a section before the start of a page whose title has none of the words', async () => {
    const sections: [string, string][] = [['What it may do', 'Its permissions are listed, and more about it follows.']];
    const about = (title: string): SearchPageInput =>
      page('/apps', title, 'Apps and permissions.', sections, { keywords: ['permissions'] });
    const targets = async (title: string) =>
      (await search([open([about(title), ...DOCS])], 'permissions', LIMITS)).hits.map(({ document: { h } }) => h);
    expect(await targets('Apps')).toEqual(['#what-it-may-do', '']);
    expect(await targets('Permissions of apps')).toEqual(['', '#what-it-may-do']);
  });

  it('show the start of a page that is called so before a section that is named no closer', async () => {
    const about = page('/people', 'Facial recognition and people on pictures', 'A model does it.', [
      ['Recognition distance', 'The distance for recognition. Less of it makes recognition strict.'],
      ['Albums', 'Of pictures.'],
    ]);
    const first = async (query: string) => {
      const synonyms = [['identify', 'recognition']];
      return (await search([open([about, ...DOCS])], query, { ...LIMITS, synonyms })).hits[0]?.document.h;
    };
    expect(await first('identify')).toBe('');
    // The heading has more of the query, or nothing else.
    expect(await first('identify distance')).toBe('#recognition-distance');
    expect(await first('albums')).toBe('#albums');
  });

  it('count the other hits of their page, which can be requested alone', async () => {
    const sections = [1, 2, 3, 4].map((i): [string, string] => [`Backup ${i}`, `How to make backup ${i}.`]);
    const index = open([page('/ops', 'Operations', 'All about it.', sections), ...DOCS]);
    const few = await search([index], 'backup', { limit: 8, perPage: 2 });
    expect(few.hits.map(({ document, more }) => [document.u, more])).toEqual([
      ['/ops', undefined],
      ['/ops', 2],
    ]);
    const all = await search([index], 'backup', { limit: 8, perPage: 2, page: '/ops' });
    expect(all.hits.map(({ document }) => document.s).toSorted()).toEqual(sections.map(([heading]) => heading));
    expect(all.hits.at(-1)?.more).toBeUndefined();
  });

  it('of several pages with the same section show it once', async () => {
    const repeated: [string, string] = ['Prerequisites', 'You need a container runtime and forty gigabytes of disk.'];
    const other: [string, string] = ['Prerequisites', 'You need a container runtime and eighty gigabytes of disk.'];
    const pages = [
      page('/linux', 'Linux', 'How to.', [repeated]),
      page('/mac', 'Mac', 'How to.', [repeated]),
      page('/windows', 'Windows', 'How to.', [other]),
    ];
    for (const sizes of [SHARD_SIZES, TINY]) {
      const { hits } = await search([open(pages, sizes)], 'container runtime', LIMITS);
      expect(hits.map(({ document }) => document.u)).toEqual(['/linux', '/windows']);
    }
  });

  it('can be limited to a part of the site', async () => {
    const { hits } = await search([whole], 'install key', { ...LIMITS, pathPrefix: '/sdk/' });
    expect(new Set(hits.map(({ document }) => document.u))).toEqual(new Set(['/sdk/auth']));
  });

  it('come from several indexes', async () => {
    const blog = open([page('/blog/gpu', 'Choosing a GPU', 'Memory first.')]);
    const { hits } = await search([whole, blog], 'gpu', LIMITS);
    expect(hits.map(({ document }) => document.u)).toEqual(['/blog/gpu', '/installation/windows']);
    expect(hits.map(({ index }) => index)).toEqual([1, 0]);
  });

  it('of an API reference stand behind others, unless the query is a request', async () => {
    const index = open([
      page('/api/tokens', 'Tokens', 'All requests.', [['Create a token POST /v1/tokens', 'Gives a token.', 10]]),
      page('/tokens', 'Get a token', 'How to create a token. The field max_age is in the reference.'),
    ]);
    const top = async (query: string) => (await search([index], query, LIMITS)).hits[0]?.document.u;
    expect(await top('tokens')).toBe('/tokens');
    expect(await top('create a token')).toBe('/tokens');
    expect(await top('POST /v1/tokens')).toBe('/api/tokens');
    expect(await top('max_age')).toBe('/tokens');
  });

  it('of a secondary index stand behind their equals, if the query has no signs', async () => {
    const docs = open([page('/tokens', 'Tokens', 'How to get one.')]);
    const blog = open([page('/blog/tokens', 'Tokens', 'How to get one.')]);
    const paths = async (query: string, secondary: number[]) =>
      (await search([blog, docs], query, { ...LIMITS, secondary })).hits.map(({ document }) => document.u);
    expect(await paths('tokens', [])).toEqual(['/blog/tokens', '/tokens']);
    expect(await paths('tokens', [0])).toEqual(['/tokens', '/blog/tokens']);
    expect(await paths('+tokens', [0])).toEqual(['/blog/tokens', '/tokens']);
  });
});

describe('the query language', () => {
  it.each([
    ['+windows +driver', ['/installation/windows']],
    ['title:models', ['/models/overview', '/models/troubleshooting']],
    ['heading:wsl', ['/installation/windows']],
    ['keywords:company', ['/team/about']],
    ['quickstrat~1', ['/quickstart']],
    ['troub*', ['/models/troubleshooting']],
    ['troubleshooting*', ['/models/troubleshooting']],
    ['*stall', ['/quickstart', '/installation/windows']],
    ['in*all', ['/quickstart', '/installation/windows']],
    ['authenticating*', ['/sdk/auth']],
    ['*gpu*', ['/installation/windows']],
    ['title:models -title:troubleshooting', ['/models/overview']],
    ['+nothing +windows', []],
  ])('%s', async (query, pages) => {
    expect(await pagesFor(query)).toEqual(pages);
  });

  it.each(['models', 'model', 'install', 'installs', 'deployment', 'tokens', 'sizes', 'vector', 'keys'])(
    '%s* finds all that the word finds',
    async (word) => {
      const found = await pagesFor(`+${word}`);
      expect(found.length).toBeGreaterThan(0);
      expect(await pagesFor(`+${word}*`)).toEqual(expect.arrayContaining(found));
    },
  );

  it('boosts', async () => {
    expect((await pagesFor('windows quickstart^100'))[0]).toBe('/quickstart');
    expect((await pagesFor('windows^100 quickstart'))[0]).toBe('/installation/windows');
  });

  it('shows the page, not each of its sections, for a match in the title', async () => {
    const { hits } = await search([whole], 'title:quickstart', LIMITS);
    expect(hits.map(({ document, type }) => [document.u + document.h, type])).toEqual([['/quickstart', 'title']]);
  });

  it('reports what it does not understand, and answers the plain words', async () => {
    const { hits, problem } = await search([whole], 'foo:wsl', LIMITS);
    expect(problem).toEqual({ code: 'field', start: 0, end: 3 });
    expect(hits[0]?.document.u).toBe('/installation/windows');
  });
});

describe('of sections with the same words', () => {
  const text = 'The cache keeps what was read.';
  const others = ['/a', '/b', '/c'].map((route) => page(route, `Page ${route}`, '', [['Options', 'None of them.']]));

  it('those with a common heading come last, even if the headings have different numbers', async () => {
    const pages = [
      ...others,
      page('/common', 'First', '', [['2. Options', text]]),
      page('/own', 'Second', '', [['Reading', text]]),
    ];
    for (const index of [open(pages), open(pages, TINY)]) {
      expect(await top('what does the cache keep', index)).toBe('/own#reading');
    }
  });

  it('the deeper one comes later', async () => {
    const above: [string, string] = ['Storing', 'None of them.'];
    const pages = [
      page('/deep', 'First', '', [above, ['Reading', text, 3]]),
      page('/flat', 'Second', '', [above, ['Reading', text]]),
    ];
    expect(await top('what does the cache keep', open(pages))).toBe('/flat#reading');
  });
});

describe('any input', () => {
  const everything = open(DOCS, TINY);

  async function bounded(query: string): Promise<void> {
    const { hits } = await search([everything], query, LIMITS);
    expect(hits.length).toBeLessThanOrEqual(LIMITS.limit);
  }

  it('is answered: 1,500 random strings', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom(...'ab*+-~^:\\.( )[]{}|?$"\'', '\ud800', '\udc00', 'é', '東', '\0', '\n'),
        maxLength: 60,
      }),
      fc
        .array(fc.constantFrom('title:', '+', '-', 'models', '*', '~9', '^9', 'install', 'wsl*', '~', ' '))
        .map((a) => a.join('')),
    );
    await fc.assert(fc.asyncProperty(text, bounded), { numRuns: 1500 });
  }, 120_000);

  it('is answered in bounded time: 100 KB', async () => {
    const size = 100_000;
    for (const unit of [
      'a',
      '*',
      '~9 ',
      '^',
      '+',
      '-',
      '\\',
      'a*',
      'model~2 ',
      'install ',
      '+model ',
      'y',
      '\ud800',
      'a.',
      'a_',
      'aA',
      '東',
    ]) {
      await bounded(unit.repeat(Math.ceil(size / unit.length)));
    }
    await bounded(`models~${'9'.repeat(size)}`);
  }, 60_000);

  it('is the same every time', async () => {
    const first = await search([whole], 'install model gpu', LIMITS);
    expect(await search([open(DOCS)], 'install model gpu', LIMITS)).toEqual(first);
  });
});
