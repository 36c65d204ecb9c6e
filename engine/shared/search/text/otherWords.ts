/**
 * Other words for the same thing: what people who write about software, and people who ask about it, call it. One group a
 * line. They are for the writer of an index only: what a search needs of them comes with the index.
 */
import { EVERYDAY } from './everydayWords.ts';
import { stem, sureStart } from './stem.ts';
import { isStopWord } from './stopWords.ts';
import type { OtherTerms, SynonymGroups } from './synonyms.ts';
import { wordsOf } from './tokenize.ts';

/** For every word. */
const NEAR = `
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
  price, cost, pricing`;

/** Looser ones, for words of a query that are not clear (`rank/rankPlain.ts`). */
const FAR = `
  remove, delete, uninstall, erase, wipe, purge, get rid, discard, clean up, throw away
  sign in, log in, login, logon, authenticate, authentication
  sign out, log out, logout, logoff
  sign up, register, registration, enroll, create account
  error, failed, failure, fault, crash, not working, does not work, broken, problem, issue, bug, trouble, troubleshooting, goes wrong, malfunction
  stuck, hang, frozen, freeze, stalled, unresponsive, timeout, times out, stands still, not responding
  refused, denied, rejected, blocked, forbidden, unauthorized, not allowed
  memory, ram, vram
  out of memory, oom, insufficient memory, not enough memory
  gpu, graphics card, video card, accelerator, graphics
  cpu, processor
  disk, hard drive, hard disk, storage, ssd
  disk full, no space left, out of space, run out of space
  machine, computer, pc, laptop, server, workstation
  mobile, phone, smartphone, tablet, android, ios, iphone
  hardware, specs, specification, requirements, prerequisites, minimum requirements, system requirements
  upgrade, update, new version, newer version, latest version
  roll back, rollback, downgrade, revert, previous version, older version, go back
  release notes, changelog, what is new, whats new, what changed
  install, installation, set up, setup, get started, installer
  quickstart, quick start, getting started, tutorial, first steps, introduction, walkthrough, beginner, basics
  start, launch, boot, bring up
  stop, terminate, kill, shut down, shutdown, cancel, abort, quit
  restart, reboot, reload, relaunch
  resume, continue, interrupted, pick up
  enable, turn on, switch on, activate
  disable, turn off, switch off, deactivate, opt out
  deploy, deployment, serve, host, run, roll out
  run, execute, invoke
  slow, performance, speed, speed up, latency, faster, sluggish, lag, takes too long, optimize
  configuration, configure, config, settings, options, preferences, customize, customise, parameters, tweak
  default, preset, out of the box, built in
  change, modify, edit, adjust, alter
  replace, swap, substitute
  rename, change name
  check, verify, validate, test, confirm
  create, generate, new
  copy, duplicate, clone, replicate, mirror
  move, relocate, migrate, migration, transfer
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
  api key, access token, credentials, secret, auth key
  password, passphrase, passcode, pin
  reset password, forgotten password, lost password, forgot password
  forgotten, forgot, lost, missing, cannot remember
  account, user, profile
  administrator, admin, root, superuser, owner
  role, permission, access rights, privileges, rights, authorization, access control, rbac, who can
  unprivileged, rootless, without root, non root
  team, workspace, tenant, organization, department
  several people, multiple users, multi user, colleagues, coworkers
  limit, quota, cap, maximum, allowance, threshold
  rate limit, throttle, too many requests
  minimum, least, lower bound, at least
  large, big, huge
  small, tiny, lightweight, compact
  expire, expiration, expiry, lifetime, validity, ttl
  renew, rotate, rotation, refresh, replace, reissue
  offline, air-gapped, airgap, no internet, without internet, disconnected, isolated, without network
  network, networking, firewall, connection, internet
  proxy, corporate network, reverse proxy, company network
  load balancer, balancing, distribute traffic
  backup, back up, snapshot, save, dump, safe copy, copies
  restore, recover, recovery, bring back, get back, rescue, undelete
  disaster recovery, failover, high availability, ha, redundancy, redundant, fault tolerant, resilience
  folder, directory
  file name, filename, naming
  location, path
  store, keep, save, persist
  storage, volume
  import, upload, ingest, add
  export, extract, dump
  download, pull, fetch
  upload, push
  damaged, corrupted, corrupt, broken, checksum, integrity, invalid, repair
  repair, fix, solve, resolve, workaround, remedy
  cut off, truncated, truncate, incomplete, too short
  activity, audit, history, trail, who did what, audit log
  log, logs, journal, logging, protocol, trace
  verbose, debug, debugging, diagnostics, diagnose, troubleshoot, investigate
  metrics, monitoring, monitor, statistics, stats, usage, observability, prometheus
  health, status, alive
  alert, notification, notify, alarm, reminder
  telemetry, tracking, privacy, phone home, analytics, data collection, personal data, gdpr
  encryption, encrypt, encrypted, secure, security, protect, hardening
  vulnerability, cve, exploit, security issue, attack
  job, vacancy, position, career, hiring, employment, apply
  interview, applicant, candidate, hiring process
  company, about us, who we are
  employee, staff, colleague
  contact, email, reach, get in touch
  mac, macos, macbook, apple silicon, osx, apple, m1, darwin
  linux, ubuntu, debian, fedora, distribution, distro, redhat
  windows, microsoft, win10
  operating system, os, platform, operating systems
  amd, radeon, rocm
  nvidia, geforce, cuda, rtx
  wsl, windows subsystem
  oidc, openid, single sign on, sso, oauth, identity provider, saml
  ldap, active directory
  two factor, 2fa, mfa
  tls, https, ssl, certificate, certificates, encrypted connection
  cors, cross origin
  domain, hostname, dns
  public, expose, reachable, remote, from outside, other computers
  local, localhost, on premises, self hosted
  cloud, aws, azure, gcp, hosted, saas
  service, autostart, daemon, systemd, background, start at boot, run on startup
  port in use, address already in use, port conflict, port taken
  environment variable, env var, env, environment variables, environment
  command line, cli, terminal, shell, commandline
  command, subcommand, flag, switch
  shortcut, hotkey, keyboard, keybinding, key binding, keyboard shortcut, hotkeys
  console, gui, web interface, dashboard, user interface, admin panel
  dialog, popup, modal
  theme, dark mode, appearance, colors, colours, styling, style, look and feel, skin
  font, typeface, typography
  icon, symbol
  translate, translation, localization, localisation, i18n, internationalization, language, languages, locale, multilingual
  accessibility, a11y, screen reader
  api, endpoint, rest, interface, http api
  response, reply, answer, output, completion
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
  sdk, client library, python package
  library, package, module, dependency
  package manager, npm, yarn, pip
  version, release
  deprecated, deprecation, obsolete, legacy, removed, no longer supported
  breaking change, migration, incompatible
  experimental, beta, alpha, preview, unstable, early access
  stable, production ready, mature
  container, docker, image, podman
  registry, image repository, docker hub
  mirror, cache, replica
  cluster, several machines, multiple machines, nodes, scale out, more machines, second machine, distributed
  node, machine, worker
  master, control plane, leader
  scale, scaling, autoscale, grow, replicas
  kubernetes, k8s, helm
  ingress, gateway, entry point, reverse proxy
  plugin, extension, add-on, addon, module, integration
  third party, external, community, related projects, ecosystem
  tool, utility
  document, file, knowledge base, pdf
  spreadsheet, excel, csv, table
  attachment, upload
  chunk, split, passage, piece, segment, fragment
  embedding, vector, vectors, embeddings
  search, retrieval, find, look up, semantic search
  index, indexing, reindex
  database, db, datastore, data store, sql, postgres, mysql, sqlite
  record, row, entry
  column, field, attribute
  schema, structure, data model
  transaction, entry, booking, purchase
  language model, llm, model, ai model
  weights, checkpoint, gguf
  training, fine tuning, finetune, train
  assistant, chatbot, chat, conversation
  agent, agents, autonomous
  context length, context window, too long, token limit, long prompt
  quantization, quantize, compressed, 4bit, precision, smaller model
  quality, improve, improvement, accuracy, better
  made up, hallucination, hallucinate, wrong answer, invented, nonsense, incorrect, false, inaccurate
  source, citation, reference, cite, quote, evidence, provenance
  prompt, instruction, system message
  tool calling, function calling, tools, function call
  structured output, json, json schema, machine readable
  streaming, stream, real time, live, incremental
  creativity, temperature, sampling, randomness
  picture, image, photo, screenshot
  video, movie, recording, clip
  speech, voice, audio, sound, dictation, microphone
  text recognition, ocr, scanned
  schedule, cron, periodic, recurring, nightly, regularly, timer
  automatic, automated, automatically, automation, automate, unattended
  manual, by hand, manually
  beginner, novice, easy, simple, newcomer, new user, non technical, layman
  advanced, expert, power user, in depth
  example, sample, demo, template, snippet, recipe
  template, scaffold, boilerplate, starter
  use case, scenario
  compatible, supported, compatibility, works with
  unsupported, incompatible, not supported
  alternative, replacement
  limitation, known issue, caveat, restriction, drawback, gotcha
  idle, inactive, inactivity, unused, nobody uses, not in use, unload, sleeping
  help, support, contact, community, assistance, forum
  feedback, suggestion, feature request, report a bug
  contribute, contributing, pull request, participate, get involved
  roadmap, plans, future, upcoming
  glossary, terminology, definitions, vocabulary, terms
  architecture, components, internals, under the hood
  component, part, building block
  overview, summary, introduction
  documentation, docs, manual, handbook
  license, licence, open source, copyright
  price, cost, pricing, fee, expensive, billing
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
  // Of a term of several words one is enough: the others may be what the site does not say.
  const isKnown = (term: string): boolean =>
    wordsOf(term).some((word) => !isStopWord(word) && hasStem(siteWords, stem(word)));
  return toGroups(NEAR)
    .map((group) => group.filter(isKnown))
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

/** All there are, whatever the site: a part of every index that is loaded when first needed. */
export function otherWords(): OtherTerms[] {
  const same = [...toGroups(NEAR), ...toGroups(FAR)].map((group) => ({ typed: group, meant: group }));
  const everyday = EVERYDAY.trim()
    .split('\n')
    .map((line) => {
      const [typed = '', meant = ''] = line.split('>');
      return { typed: toTerms(typed), meant: toTerms(meant) };
    });
  return [...same, ...everyday];
}

function toGroups(lines: string): string[][] {
  return lines.trim().split('\n').map(toTerms);
}

function toTerms(line: string): string[] {
  return line.split(',').map((term) => term.trim());
}
