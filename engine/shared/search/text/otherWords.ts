/**
 * Other words for the same thing, as used by people who write about software and by people who ask about it. One group
 * per line. Only the index writer reads them; what a search needs of them is part of the index.
 */
import { EVERYDAY } from './everydayWords.ts';
import { stem, sureStart } from './stem.ts';
import { isQuestionWord, isStopWord } from './stopWords.ts';
import type { OtherTerms, SynonymGroups } from './synonyms.ts';
import { wordsOf } from './tokenize.ts';

/** Terms before the bar stand for each other always; those behind it too for words that are not clear (`rank/rankPlain.ts`). */
const GROUPS = `
  remove, delete, uninstall, erase, wipe, purge, get rid | discard, clean up, throw away
  sign in, log in, login, logon | authenticate, authentication
  sign out, log out, logout | logoff
  error, failed, failure, crash, not working, does not work, broken, problem, issue, bug | fault, trouble, troubleshooting, goes wrong, malfunction
  stuck, hang, frozen, stalled, unresponsive, timeout, stands still | freeze, times out, not responding
  refused, denied, blocked, forbidden, unauthorized | rejected, not allowed
  memory, ram, vram
  gpu, graphics card, video card | accelerator, graphics
  cpu, processor
  disk, hard drive, storage, ssd | hard disk
  disk full, no space left, out of space | run out of space
  machine, computer, pc, laptop, server | workstation
  hardware, specs, requirements, prerequisites | specification, minimum requirements, system requirements
  upgrade, update, new version | newer version, latest version
  roll back, rollback, downgrade, revert, previous version | older version, go back
  release notes, changelog | what is new, whats new, what changed
  install, set up, setup | installation, get started, installer
  quickstart, getting started, tutorial, first steps | quick start, introduction, walkthrough, beginner, basics
  start, launch, boot | bring up
  stop, terminate, kill, shut down, cancel, abort | shutdown, quit
  restart, reboot | reload, relaunch
  resume, continue, interrupted | pick up
  deploy, serve, host, run | deployment, roll out
  slow, performance, speed, latency, faster | speed up, sluggish, lag, takes too long, optimize
  configuration, settings, options, preferences, customize | configure, config, customise, parameters, tweak
  change, modify, edit, adjust | alter
  check, verify, validate, test | confirm
  api key, access token, credentials, secret | auth key
  password, passphrase | passcode, pin
  forgotten, forgot, lost | missing, cannot remember
  account, user | profile
  role, permission, access rights | privileges, rights, authorization, access control, rbac, who can
  team, workspace, tenant, organization | department
  limit, quota, cap | maximum, allowance, threshold
  expire, lifetime, validity | expiration, expiry, ttl
  offline, air-gapped, no internet, without internet | airgap, disconnected, isolated, without network
  network, firewall, connection | networking, internet
  proxy, corporate network | reverse proxy, company network
  backup, snapshot | back up, save, dump, safe copy, copies
  restore, recover | recovery, bring back, get back, rescue, undelete
  folder, directory
  location, path
  move, relocate, migrate | migration, transfer
  import, upload, ingest, add
  download, pull, fetch
  damaged, corrupted, checksum | corrupt, broken, integrity, invalid, repair
  cut off, truncated, incomplete | truncate, too short
  activity, audit, history | trail, who did what, audit log
  log, journal | logs, logging, protocol, trace
  metrics, monitoring, statistics, usage | monitor, stats, observability, prometheus
  telemetry, tracking, privacy, phone home | analytics, data collection, personal data, gdpr
  encryption, secure, security | encrypt, encrypted, protect, hardening
  job, vacancy, position, career, hiring | employment, apply
  company, about us, team | who we are
  mac, macos, macbook, apple silicon | osx, apple, m1, darwin
  amd, radeon, rocm
  nvidia, geforce, cuda | rtx
  wsl, windows subsystem
  oidc, openid, single sign on, sso | oauth, identity provider, saml
  tls, https, ssl, certificate | certificates, encrypted connection
  cors, cross origin
  service, autostart, daemon | systemd, background, start at boot, run on startup
  port in use, address already in use | port conflict, port taken
  environment variable, env var | env, environment variables, environment
  command line, cli, terminal, shell | commandline
  console, gui, web interface, dashboard | user interface, admin panel
  api, endpoint, rest | interface, http api
  sdk, client library, python package
  container, docker, image | podman
  cluster, several machines, nodes, scale out | multiple machines, more machines, second machine, distributed
  plugin, extension, add-on | addon, module, integration
  document, file, knowledge base | pdf
  chunk, split, passage | piece, segment, fragment
  embedding, vector | vectors, embeddings
  search, retrieval, find, look up | semantic search
  language model, llm, model | ai model
  context length, context window | too long, token limit, long prompt
  quantization, compressed | quantize, 4bit, precision, smaller model
  answer, reply, response, output | completion
  made up, hallucination, wrong answer, invented | hallucinate, nonsense, incorrect, false, inaccurate
  source, citation, reference | cite, quote, evidence, provenance
  prompt, instruction, system message
  tool calling, function calling, tools | function call
  structured output, json | json schema, machine readable
  picture, image, photo | screenshot
  speech, voice, audio | sound, dictation, microphone
  schedule, cron, periodic, automatic | recurring, nightly, regularly, timer
  beginner, novice, easy | simple, newcomer, new user, non technical, layman
  example, sample, demo | template, snippet, recipe
  compatible, supported | compatibility, works with
  idle, inactive, inactivity, unused | nobody uses, not in use, unload, sleeping
  help, support, contact, community | assistance, forum
  license, licence, open source | copyright
  price, cost, pricing | fee, expensive, billing`;

/** Looser groups, for words that are not clear only. */
const LOOSE = `
  sign up, register, registration, enroll, create account
  out of memory, oom, insufficient memory, not enough memory
  mobile, phone, smartphone, tablet, android, ios, iphone
  enable, turn on, switch on, activate
  disable, turn off, switch off, deactivate, opt out
  run, execute, invoke
  default, preset, out of the box, built in
  replace, swap, substitute
  rename, change name
  create, generate, new
  copy, duplicate, clone, replicate, mirror
  merge, combine, consolidate
  split, divide, separate, partition
  compare, difference, versus, vs, comparison, diff
  show, display, view
  hide, conceal, invisible, mask, scramble
  find, search, look up, lookup
  sort, order, arrange
  share, collaborate, joint
  connect, connection, hook up
  disconnect, detach, unlink, leave
  reset password, forgotten password, lost password, forgot password
  administrator, admin, root, superuser, owner
  unprivileged, rootless, without root, non root
  several people, multiple users, multi user, colleagues, coworkers
  rate limit, throttle, too many requests
  minimum, least, lower bound, at least
  large, big, huge
  small, tiny, lightweight, compact
  renew, rotate, rotation, refresh, replace, reissue
  load balancer, balancing, distribute traffic
  disaster recovery, failover, high availability, ha, redundancy, redundant, fault tolerant, resilience
  file name, filename, naming
  store, keep, save, persist
  storage, volume
  export, extract, dump
  upload, push
  repair, fix, solve, resolve, workaround, remedy
  verbose, debug, debugging, diagnostics, diagnose, troubleshoot, investigate
  health, status, alive
  alert, notification, notify, alarm, reminder
  vulnerability, cve, exploit, security issue, attack
  interview, applicant, candidate, hiring process
  employee, staff, colleague
  contact, email, reach, get in touch
  linux, ubuntu, debian, fedora, distribution, distro, redhat
  windows, microsoft, win10
  operating system, os, platform, operating systems
  ldap, active directory
  two factor, 2fa, mfa
  domain, hostname, dns
  public, expose, reachable, remote, from outside, other computers
  local, localhost, on premises, self hosted
  cloud, aws, azure, gcp, hosted, saas
  command, subcommand, flag, switch
  shortcut, hotkey, keyboard, keybinding, key binding, keyboard shortcut, hotkeys
  dialog, popup, modal
  theme, dark mode, appearance, colors, colours, styling, style, look and feel, skin
  font, typeface, typography
  icon, symbol
  translate, translation, localization, localisation, i18n, internationalization, language, languages, locale, multilingual
  accessibility, a11y, screen reader
  callback, hook, handler, listener
  webhook, callback, http callback
  function, method, procedure, routine
  variable, parameter, argument
  array, list
  dictionary, map, key value
  loop, iterate, iteration, for each, repeat
  async, asynchronous, await, promise, concurrent, concurrency
  parallel, concurrent, simultaneously, at the same time
  queue, backlog, waiting
  retry, retries, try again, repeat, attempt, backoff
  cache, caching, cached
  compile, build, from source
  minify, compress, shrink, reduce size
  lint, linter, code style, static analysis, formatting
  format, formatting, pretty print, beautify, prettify
  test, testing, unit test, spec, assertion
  mock, stub, fake, spy, dummy
  coverage, test coverage
  benchmark, performance test, load test, measure
  library, package, module, dependency
  package manager, npm, yarn, pip
  version, release
  deprecated, deprecation, obsolete, legacy, removed, no longer supported
  breaking change, migration, incompatible
  experimental, beta, alpha, preview, unstable, early access
  stable, production ready, mature
  registry, image repository, docker hub
  mirror, cache, replica
  node, machine, worker
  master, control plane, leader
  scale, scaling, autoscale, grow, replicas
  kubernetes, k8s, helm
  ingress, gateway, entry point, reverse proxy
  third party, external, community, related projects, ecosystem
  tool, utility
  spreadsheet, excel, csv, table
  attachment, upload
  index, indexing, reindex
  database, db, datastore, data store, sql, postgres, mysql, sqlite
  record, row, entry
  column, field, attribute
  schema, structure, data model
  transaction, entry, booking, purchase
  weights, checkpoint, gguf
  training, fine tuning, finetune, train
  assistant, chatbot, chat, conversation
  agent, agents, autonomous
  quality, improve, improvement, accuracy, better
  streaming, stream, real time, live, incremental
  creativity, temperature, sampling, randomness
  video, movie, recording, clip
  text recognition, ocr, scanned
  automatic, automated, automatically, automation, automate, unattended
  manual, by hand, manually
  advanced, expert, power user, in depth
  template, scaffold, boilerplate, starter
  use case, scenario
  unsupported, incompatible, not supported
  alternative, replacement
  limitation, known issue, caveat, restriction, drawback, gotcha
  feedback, suggestion, feature request, report a bug
  contribute, contributing, pull request, participate, get involved
  roadmap, plans, future, upcoming
  glossary, terminology, definitions, vocabulary, terms
  architecture, components, internals, under the hood
  component, part, building block
  overview, summary, introduction
  documentation, docs, manual, handbook
  invoice, bill, payment, receipt
  subscription, plan, tier
  buy, purchase
  trial, evaluation, try out, evaluate
  enterprise, business, commercial, corporate
  marketplace, catalog, app store, store, gallery, garden
  app, application, program
  website, web page
  blog, article, post, news
  author, writer, written by
  year, annual, yearly, year in review
  meetup, conference
  money, cash, funds
  income, salary, earnings, revenue
  spending, expense, expenses, costs, outgoings
  savings, save, goal, target
  debt, loan, credit, owe, mortgage
  refund, return, reimbursement, pay back, reimburse
  vendor, payee, merchant, supplier, seller, shop
  currency, foreign, exchange rate, dollars, euros
  report, chart, graph, diagram
  bulk, batch, many at once, mass, multiple
  label, tag, taint
  note, comment, remark
  sync, synchronize, synchronise, synchronization, replicate, across devices
  conflict, collision, clash
  lock, locked, locking, read only
  permission denied, access denied, not permitted, eacces
  signature, signed, sign, gpg, checksum, authenticity, verify download
  archive, tarball, zip, compressed file, package
  extract, unpack, unzip, decompress
  script, automation, bash, batch file
  rule, policy
  redirect, forward, rewrite
  bookmark, favorite, favourite
  home page, landing page
  header, navbar
  footer, bottom
  sidebar, side menu, navigation
  dropdown, picker
  animation, transition, motion
  debug, breakpoint, step through
  render, rerender, draw, paint, display
  lazy, on demand, deferred
  memory leak, leak, growing memory
  garbage collection, cleanup, prune, retention, old data
  retention, keep for, how long kept, lifetime
  quarantine, isolate, sandbox, isolation
  namespace, scope, project
  duplicate, twice
  empty, blank
  wrong, incorrect, invalid
  strange, weird, odd, garbled, gibberish
  required, mandatory, needed, necessary
  optional, not required
  priority, precedence
  safe mode, recovery mode
  virtual machine, vm, hypervisor
  raspberry pi, arm, arm64, embedded
  driver, device driver, firmware
  power, electricity, energy, watt
  cable, plug, usb
  printer, print, paper
  timezone, time zone
  clean, fresh, scratch, from scratch, start over
  reset, factory settings, start over
  lost, disappeared, gone, missing
  accept, agree, approve, approval, confirm
  invite, invitation, add people, add user, new user
  guest, anonymous, visitor, public
  ban, block, blacklist, deny, revoke
  revoke, invalidate, withdraw, cancel, disable
  grant, allow, permit
  assign, allocate, reserve
  benefits, advantages
  number, count, amount`;

/** Groups for every word, without what a site does not know: its index carries them. The words of the site are in order. */
export function nearWords(siteWords: readonly string[]): SynonymGroups {
  // One word of a longer term is enough: the site may not use the others.
  const isKnown = (term: string): boolean =>
    wordsOf(term).some((word) => !isStopWord(word) && hasStem(siteWords, stem(word)));
  return linesOf(GROUPS)
    .map((line) => toTerms(line.replace(/\|.*/, '')).filter(isKnown))
    .filter(({ length }) => length > 1);
}

/** Whether one of the words, which are in order, has this stem. */
function hasStem(words: readonly string[], stemmed: string): boolean {
  const start = sureStart(stemmed);
  let low = 0;
  for (let high = words.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith(start)) return false;
    if (stem(word) === stemmed) return true;
  }
  return false;
}

/** All there are, whatever the site. */
export function otherWords(): OtherTerms[] {
  const same = [...linesOf(GROUPS), ...linesOf(LOOSE)].map((line) => {
    const group = toTerms(line.replace('|', ','));
    return { typed: group, meant: group };
  });
  const oneWay = linesOf(EVERYDAY).map((line) => {
    const [typed = '', meant = ''] = line.split('>');
    return { typed: toTerms(typed), meant: toTerms(meant) };
  });
  return [...same, ...oneWay];
}

/**
 * The same by letter, in order: what is typed for which one of its words begins so. A reader loads the letters of the words
 * that need it.
 */
export function otherWordsByLetter(): { letter: string; terms: OtherTerms[] }[] {
  const byLetter = new Map<string, OtherTerms[]>();
  for (const { typed, meant } of otherWords()) {
    const lines = new Map<string, string[]>();
    for (const term of typed) {
      const words = wordsOf(term);
      const telling = words.filter((word) => !isQuestionWord(word));
      for (const letter of new Set((telling.length > 0 ? telling : words).map((word) => word.charAt(0)))) {
        lines.set(letter, [...(lines.get(letter) ?? []), term]);
      }
    }
    for (const [letter, terms] of lines) {
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), { typed: terms, meant }]);
    }
  }
  return [...byLetter].sort(([a], [b]) => (a < b ? -1 : 1)).map(([letter, terms]) => ({ letter, terms }));
}

function linesOf(text: string): string[] {
  return text.trim().split('\n');
}

function toTerms(line: string): string[] {
  return line.split(',').map((term) => term.trim());
}
