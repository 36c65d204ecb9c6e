import type { SiteTag } from '../../../shared/renderer.ts';
import { mergeSources, type LoadKind, type PolicySources } from './policySources.ts';

/** For each kind of load, the directives that cover it; the first existing one counts. */
const DIRECTIVES: Record<LoadKind, string[]> = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
  image: ['img-src', 'default-src'],
  font: ['font-src', 'default-src'],
  media: ['media-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  object: ['object-src', 'default-src'],
  manifest: ['manifest-src', 'default-src'],
  form: ['form-action'],
};

const SCHEME = '[a-z][a-z\\d+.-]*:';
const HOST = '(?:\\*|(?:\\*\\.)?[a-z\\d_-]+(?:\\.[a-z\\d_-]+)*)(?::(?:\\d+|\\*))?(?:/[^\\s;,]*)?';
/** Inline texts are named by their hashes; next to hashes, browsers ignore `unsafe-inline`. */
const QUOTED = "'(?:unsafe-eval|wasm-unsafe-eval|sha(?:256|384|512)-[\\w+/=-]+)'";
const SOURCE = new RegExp(`^(?:${SCHEME}|(?:${SCHEME}//)?${HOST}|${QUOTED})$`, 'i');

/** The sources allowed by a policy that the configuration itself puts into the head: the author has named them. */
export function findOwnPolicy(tags: readonly SiteTag[]): PolicySources {
  return mergeSources(tags.filter(isPolicy).map(({ attributes }) => readPolicy(String(attributes['content'] ?? ''))));
}

function isPolicy({ tag, attributes }: SiteTag): boolean {
  const name = attributes['http-equiv'] ?? attributes['httpEquiv'];
  return tag === 'meta' && String(name).toLowerCase() === 'content-security-policy';
}

function readPolicy(policy: string): PolicySources {
  const directives = new Map<string, string[]>();
  for (const text of policy.split(';')) {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  const kinds = Object.entries(DIRECTIVES) as [LoadKind, string[]][];
  return Object.fromEntries(
    kinds.flatMap(([kind, names]) => {
      const found = names.map((name) => directives.get(name)).find((sources) => sources !== undefined);
      const sources = found?.filter((source) => SOURCE.test(source)) ?? [];
      return sources.length > 0 ? [[kind, sources]] : [];
    }),
  );
}
