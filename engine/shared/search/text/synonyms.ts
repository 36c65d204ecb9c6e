/** Other words for the same thing: what readers type where the text says something else. */
import { stem } from './stem.ts';
import { wordsOf } from './tokenize.ts';

/** Terms that mean the same, each of one to three words. */
export type SynonymGroups = readonly (readonly string[])[];

/** What people who write about software, and people who ask about it, call the same things. */
const COMMON_GROUPS: SynonymGroups = `
  remove, delete, uninstall, erase
  sign in, log in, login, logon
  sign out, log out, logout
  error, failed, failure, crash, not working, does not work, broken, problem
  memory, ram, vram
  gpu, graphics card, video card
  cpu, processor
  disk, hard drive, storage, ssd
  upgrade, update, new version
  install, set up, setup
  start, launch, boot
  stop, terminate, kill, shut down
  slow, performance, speed, latency
  configuration, settings, options, preferences
  api key, access token, credentials
  password, passphrase
  account, user
  role, permission, access rights
  limit, quota, cap
  offline, air-gapped, no internet, without internet
  network, firewall, connection
  backup, snapshot
  restore, recover
  folder, directory
  move, relocate
  import, upload, ingest, add
  download, pull, fetch
  damaged, corrupted, checksum
  cut off, truncated, incomplete
  activity, audit, history
  job, vacancy, position, career
  mac, macos, macbook, apple silicon
  amd, radeon, rocm
  nvidia, geforce, cuda
  oidc, openid, single sign on, sso
  tls, https, ssl, certificate
  cors, cross origin
  service, autostart, daemon
  port in use, address already in use
  document, file, knowledge base
  idle, inactive, inactivity
  help, support, contact
  license, licence
  price, cost, pricing`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((term) => term.trim()));

/** Finds the other words for what begins at a place in a list of words. */
export class Synonyms {
  readonly #others = new Map<string, Set<string>>();
  #longest = 1;

  constructor(groups: SynonymGroups) {
    for (const group of groups) {
      for (const term of group) {
        const words = wordsOf(term);
        const key = toKey(words);
        const others = this.#others.get(key) ?? new Set<string>();
        for (const other of group) if (toKey(wordsOf(other)) !== key) others.add(other);
        this.#others.set(key, others);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Of the longest term that begins at `at`: the number of its words, and other terms for it. */
  find(words: readonly string[], at: number): { length: number; terms: string[] } | undefined {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length--) {
      const terms = this.#others.get(toKey(words.slice(at, at + length)));
      if (terms !== undefined) return { length, terms: [...terms] };
    }
    return undefined;
  }
}

/** Inflections are the same term. */
function toKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

let last: { key: string; synonyms: Synonyms } | undefined;

/** What is common, and `own`. The last is cached: while a reader types, a site's own groups stay the same. */
export function synonymsOf(own: SynonymGroups = []): Synonyms {
  const key = JSON.stringify(own);
  if (last?.key !== key) last = { key, synonyms: new Synonyms([...COMMON_GROUPS, ...own]) };
  return last.synonyms;
}
