import type { SiteConfig } from '../../read/config/types.ts';
import { mergeSources, toPolicySource, type PolicySources } from './policySources.ts';

/** Hosts that the scripts of a search contact although no code contains the whole address. */
const KNOWN_SEARCHES: [search: RegExp, sources: PolicySources][] = [
  [/algolia|docsearch/i, { connect: ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'] }],
  [
    /inkeep/i,
    {
      connect: ['https://*.inkeep.com', 'wss://*.inkeep.com'],
      image: ['https://*.inkeep.com'],
      script: ['https://*.inkeep.com'],
    },
  ],
  [
    /kapa/i,
    {
      connect: ['https://*.kapa.ai'],
      image: ['https://*.kapa.ai'],
      script: ['https://*.kapa.ai', 'https://www.google.com', 'https://www.gstatic.com'],
      frame: ['https://www.google.com'],
    },
  ],
];

/** The sources of the site's own search: those of well-known searches, and the hosts in its options. */
export function searchSources(config: SiteConfig): PolicySources {
  const { keptSearch, plugins, scripts, raw } = config;
  const names = [
    ...(keptSearch === undefined ? [] : [keptSearch]),
    ...plugins.map(({ name }) => name),
    ...scripts.map((script) => (typeof script === 'string' ? script : script.src)),
  ];
  const known = KNOWN_SEARCHES.filter(([search]) => names.some((name) => search.test(name))).map(
    ([, sources]) => sources,
  );
  const kept = plugins.filter(({ name }) => name === keptSearch);
  const { typesense, meilisearch } = (raw.themeConfig ?? {}) as Record<string, unknown>;
  const hosts =
    keptSearch === undefined ? [] : [typesense, meilisearch, ...kept.map(({ options }) => options)].flatMap(hostsIn);
  return mergeSources([...known, { connect: hosts }]);
}

/** Addresses, and hosts as Typesense writes them: `{ host, port, protocol }`. */
function hostsIn(options: unknown): string[] {
  if (typeof options === 'string') return toSource(options.startsWith('http') ? options : '');
  if (typeof options !== 'object' || options === null) return [];
  const { host, port, protocol = 'https' } = options as Record<string, unknown>;
  if (typeof host === 'string' && !host.includes('/')) {
    return toSource(`${String(protocol)}://${host}${port === undefined ? '' : `:${String(port)}`}`);
  }
  return Object.values(options).flatMap(hostsIn);
}

function toSource(address: string): string[] {
  const source = toPolicySource(address);
  return source === undefined ? [] : [source];
}
