/** Other words for the same thing: what readers type where the text says something else. */
import { stem } from './stem.ts';
import { wordsOf } from './tokenize.ts';

/** Terms that mean the same, each of one to three words. */
export type SynonymGroups = readonly (readonly string[])[];

/** What people who write about software, and people who ask about it, call the same things. */
const COMMON_GROUPS: SynonymGroups = `
  remove, delete, uninstall, erase, wipe, purge, get rid
  sign in, log in, login, logon
  sign out, log out, logout
  error, failed, failure, crash, not working, does not work, broken, problem, issue, bug
  stuck, hang, frozen, stalled, unresponsive, timeout, stands still
  refused, denied, blocked, forbidden, unauthorized
  memory, ram, vram
  gpu, graphics card, video card
  cpu, processor
  disk, hard drive, storage, ssd
  disk full, no space left, out of space
  machine, computer, pc, laptop, server
  hardware, specs, requirements, prerequisites
  upgrade, update, new version
  roll back, rollback, downgrade, revert, previous version
  release notes, changelog
  install, set up, setup
  quickstart, getting started, tutorial, first steps
  start, launch, boot
  stop, terminate, kill, shut down, cancel, abort
  restart, reboot
  resume, continue, interrupted
  deploy, serve, host, run
  slow, performance, speed, latency, faster
  configuration, settings, options, preferences, customize
  change, modify, edit, adjust
  check, verify, validate, test
  api key, access token, credentials, secret
  password, passphrase
  forgotten, forgot, lost
  account, user
  role, permission, access rights
  team, workspace, tenant, organization
  limit, quota, cap
  expire, lifetime, validity
  offline, air-gapped, no internet, without internet
  network, firewall, connection
  proxy, corporate network
  backup, snapshot
  restore, recover
  folder, directory
  location, path
  move, relocate, migrate
  import, upload, ingest, add
  download, pull, fetch
  damaged, corrupted, checksum
  cut off, truncated, incomplete
  activity, audit, history
  log, journal
  metrics, monitoring, statistics, usage
  telemetry, tracking, privacy, phone home
  encryption, secure, security
  job, vacancy, position, career, hiring
  company, about us, team
  mac, macos, macbook, apple silicon
  amd, radeon, rocm
  nvidia, geforce, cuda
  wsl, windows subsystem
  oidc, openid, single sign on, sso
  tls, https, ssl, certificate
  cors, cross origin
  service, autostart, daemon
  port in use, address already in use
  environment variable, env var
  command line, cli, terminal, shell
  console, gui, web interface, dashboard
  api, endpoint, rest
  sdk, client library, python package
  container, docker, image
  cluster, several machines, nodes, scale out
  plugin, extension, add-on
  document, file, knowledge base
  chunk, split, passage
  embedding, vector
  search, retrieval, find, look up
  language model, llm, model
  context length, context window
  quantization, compressed
  answer, reply, response, output
  made up, hallucination, wrong answer, invented
  source, citation, reference
  prompt, instruction, system message
  tool calling, function calling, tools
  structured output, json
  picture, image, photo
  speech, voice, audio
  schedule, cron, periodic, automatic
  beginner, novice, easy
  example, sample, demo
  compatible, supported
  idle, inactive, inactivity, unused
  help, support, contact, community
  license, licence, open source
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
      const keys = group.map((term) => toKey(wordsOf(term)));
      for (const key of keys) {
        const others = this.#others.get(key) ?? new Set<string>();
        group.forEach((other, i) => keys[i] !== key && others.add(other));
        this.#others.set(key, others);
        this.#longest = Math.max(this.#longest, key.split(' ').length);
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
export function toKey(words: readonly string[]): string {
  return words.map(stem).join(' ');
}

const NONE: SynonymGroups = [];
const cache = new WeakMap<SynonymGroups, { key: string; synonyms: Synonyms }>();

/** What is common, a site's `own` groups, and `wide` ones. Cached: while a reader types, they stay the same. */
export function synonymsOf(own: SynonymGroups = NONE, wide = NONE): Synonyms {
  const key = JSON.stringify(own);
  let cached = cache.get(wide);
  if (cached?.key !== key) {
    cached = { key, synonyms: new Synonyms([...COMMON_GROUPS, ...own, ...wide]) };
    cache.set(wide, cached);
  }
  return cached.synonyms;
}
