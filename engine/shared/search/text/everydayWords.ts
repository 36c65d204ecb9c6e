/**
 * Everyday words and their meanings in texts about software: `typed, typed > meant, meant`, one entry per line. Unlike
 * the groups of `otherWords.ts` they work one way: a reader who types "kids" may mean users, but one who types "user"
 * never means kids.
 */
export const EVERYDAY = `
  accelerate, boost, quicker, fast > speed, performance, optimize, acceleration, faster, throughput
  accident, accidentally, by mistake, mistake, mistakenly > undo, restore, recover, trash, prevent, protection
  adapt, tailor, personalize, personalise > customize, configure, override, theme, settings
  add people, add someone, let others, let people > invite, share, user, member, access
  admin > administrator, administration, admin
  ads, advertising, advertisement > tracking, analytics, privacy
  afford, cheap, cheaper, cheapest > pricing, cost, free, plan
  ai, artificial intelligence, machine intelligence > model, machine learning, llm, assistant
  alarm, alarms > alert, notification, monitoring
  alive, up and running, is it up > health, status, uptime, liveness
  announcement, announce, inform everyone > banner, notification, message, notice, release notes
  anonymous, anonymously > guest, public, privacy, telemetry
  answer, answers, reply, replies > response, output, completion, message
  anybody, anyone, the public, everyone, everybody, whole world > public, guest, anonymous, access, sharing
  app, apps, programs, software > application, plugin, extension, package
  appear, appears, pops up > display, show, visible, shown
  appearance, looks, look, prettier, beautiful, ugly > theme, style, css, layout, appearance, design, customize
  appointment, meeting, meetings > calendar, event, schedule
  arrange, arrangement, rearrange, reorder > order, sort, layout, position, organize
  ask, asking > query, prompt, request, question, support
  attempt, attempts, try again > retry, backoff, login attempts
  authorize, authorise, authorized > permission, access, authorization, oauth, token
  avoid, prevent, stop from, keep from, protect from > disable, prevention, exclude, block, limit, protect, policy
  bad, poor, worse, terrible > quality, troubleshooting, performance, improve
  balance, evenly > load balancer, distribute, scaling
  bank > account, transaction, payment, sync
  battery, electricity, power saving > power, energy, background, sleep
  begin, beginning, starting, first time > start, quickstart, getting started, introduction, setup
  begin again, start again, start over, start fresh, from zero, from the beginning, clean slate > reset, restart, fresh, clean, reinstall
  big, huge, enormous, giant, large > size, limit, maximum, large, scaling
  bigger, larger, enlarge, expand, grow > increase, resize, scale, extend, size, expand
  bill, bills, invoices > billing, invoice, payment, schedule
  bit by bit, step by step, gradually > guide, tutorial, incremental, streaming, rolling
  blame, who changed, who deleted, who did > audit, history, log, activity
  blank, white screen, nothing appears, nothing shows, shows nothing > empty, troubleshooting, error, display
  blocked, block, shut out, locked out, keep out > firewall, deny, ban, lock, access, permission
  boss, manager, owner > administrator, owner, role
  bot, bots, robot > agent, automation, assistant, crawler
  bottleneck > performance, limit, resource
  brain, smart, smarter, intelligent > model, machine learning, ai, automatic
  break, breaks, broke > error, failure, crash, breaking change
  bring, bring in, get in, take in, put in > import, upload, add, ingest, migrate
  bring back, get back, retrieve, rescue, salvage > restore, recover, recovery, backup, undelete, trash
  broken down, breakdown > summary, report, details
  browse, look through, look around, explore > list, view, search, navigate, explorer
  bundle, pack, packed > package, archive, build, compose
  busy, overloaded, overwhelmed, too much load > load, queue, scaling, limit, performance, concurrency
  buy, buying, purchase, order > license, subscription, pricing, payment
  calculate, calculation, calculations, compute, arithmetic, sums > math, formula, function, operator, expression
  call back, hear back, be told, get told, let me know, tell me when > notification, alert, webhook, email, subscribe
  camera, webcam > photo, image, video, device
  capacity, how many, how much, room > limit, quota, maximum, size, requirements, sizing
  card, cards > gpu, credit card, device, hardware
  careful, caution, danger, dangerous, risky, risk, risks > warning, security, safe, limitation
  category, categories, kind, sort of, types > group, type, class, tag, label
  chain, one after another, sequence > pipeline, workflow, order, queue, dependency
  charge, charges, charged > billing, cost, payment, price
  chat, chats, talk, talk to, conversation, speak > conversation, message, assistant, channel, session
  chatty, noisy, too many messages, spam, flood > log level, verbosity, filter, notification, rate limit
  cheat, hack, hacked, hacker, hackers, attacker, intruder, break in, breach > security, vulnerability, attack, hardening, authentication, protect
  child, children, kid, kids > user, parent, nested, family, read only
  choose, pick, decide, choice, which one > select, selection, option, compare, recommended, default
  circle, round and round, endless, forever, infinite > loop, recursion, timeout, retry
  clash, clashes, conflict, already taken, already used, in use, occupied > conflict, port, duplicate, lock
  clean, wash > purge, prune, clear, sanitize, reset
  close, closing > shutdown, exit, stop, end, disconnect
  closest, nearest, nearby > similar, distance, region, location
  code, coding, programmer, programming, developer, developers > development, api, sdk, source, script, library
  collaborate, cooperate, together, teamwork, work together > share, team, workspace, collaboration, multi user
  colleague, colleagues, coworker, coworkers, workmate, employee, employees, staff > user, team, member, group, organization
  collect, gather, gathering > aggregate, collection, ingest, scrape, metrics
  color, colors, colour, colours, dark, night, bright > theme, dark mode, appearance, style
  combine, join, unite, put together, blend > merge, combine, aggregate, join
  comes from, came from, where from, origin > source, provenance, reference, citation
  command, commands, order > cli, command line, terminal, subcommand
  comment, remark, annotation > note, comment, annotation, description
  company, firm, business, corporate, enterprise > organization, enterprise, team, proxy, network
  compare, against each other, side by side, difference, differs > comparison, difference, diff, versus, evaluation
  compete, competitor, competitors, instead of, rather than, alternatives > alternative, comparison, migrate, replace
  complain, complaint, dissatisfied > feedback, report, issue, support
  complete, completely, entire, whole, full, everything > all, full, global, total
  complicated, complex, difficult, hard > advanced, troubleshooting, complexity
  computer, computers, pc, box, machine, machines > server, host, node, device, desktop, hardware
  concurrent, at once, same time, simultaneously, in parallel > concurrency, parallel, multiple, batch, bulk
  confidential, secret, secrets, sensitive, private, hidden > secret, encryption, privacy, private, credentials, security
  confirm, make sure, ensure, sure, prove, proof > verify, check, validate, test, confirmation
  connect, hook up, link up, attach, plug in, couple > connection, integrate, integration, link, join, mount, sync
  consume, consumption, eats, uses up, takes up, hog > usage, memory, resource, limit, metrics, size
  contact, talk to someone, human, real person > support, help, community, email
  contain, containing, consist, made of > include, content, components
  continue, go on, carry on, pick up again > resume, continue, retry, checkpoint
  convert, conversion, turn into, transform > convert, transform, export, format, transcode, migrate
  copy, copies, duplicate > copy, clone, backup, replicate, snapshot
  copyright, trademark, brand, branding, logo > license, branding, customize, theme
  correct, right, accurate, precise > accuracy, valid, quality, verify
  corrupted, corrupt, damaged, broken file > integrity, checksum, verify, repair, corruption
  cost, costs, expensive, price, pay, paying, paid > pricing, cost, billing, payment, purchase, license, subscription, free
  count, counting, number of, total > statistics, metrics, count, sum, usage
  country, countries, region, abroad, foreign > language, locale, region, currency, timezone, international
  crash, crashes, dies, dying, falls over, keeps stopping > crash, error, restart, troubleshooting, logs, memory
  create, make, making, produce, set up, compose > create, generate, new, add, build, setup
  crowd, many users, lots of users, thousands > scaling, concurrency, load, multi user, high availability
  cure, remedy, solve, solution, fix, fixing, mend, repair > troubleshooting, fix, repair, resolve, workaround
  currency, money, dollar, dollars, euro, euros > currency, cost, price, amount, payment
  custom, own, my own, self made, homemade, yourself, myself > custom, customize, self hosted, create, build from source
  cut, cut out, trim, shorten, shorter > truncate, crop, limit, split, reduce, summarize
  cut off, ends abruptly, stops in the middle, half > truncated, limit, incomplete, max tokens, timeout
  daily, every day, each day, weekly, monthly, every night, nightly, every hour, every week, regularly, periodically > schedule, cron, interval, automatic, recurring, job
  dashboard, graphs, chart, charts, diagram, pie > report, metrics, graph, monitoring, statistics, visualization
  dead, gone, vanished, disappeared, missing, lost, cannot find > missing, recover, restore, deleted, trash, not found
  deadline, due > schedule, expiration, timeout, date
  deal with, handle, cope > manage, handle, error handling, troubleshooting
  debt, owe > credit, balance, loan
  decline, refuse, reject, turn down, deny > deny, reject, disable, block, opt out
  default, normally, usually, standard, initially > default, initial, standard
  defend, guard, shield, protect, protection, safe, safely, safety > security, protect, hardening, encryption, backup, firewall
  delay, late, lag, wait, waiting, waits > latency, timeout, queue, interval, delay, performance
  delete, throw away, throw out, bin, trash, discard, drop, wipe, destroy > delete, remove, purge, uninstall, prune, trash, clean
  deliver, delivery, send, sending, sends, dispatch > send, publish, deploy, email, webhook, request, upload, share
  depend, depends, relies, relying > dependency, requirement, prerequisite
  describe, description, explain, tell about > description, documentation, metadata, overview, schema
  destination, target, where to > path, location, target, output, endpoint
  detail, details, in depth, more information, more info > reference, advanced, verbose, details, metadata
  detect, notice, discover, find out, spot, recognize, recognise > detection, discovery, monitoring, check, recognition, status
  developer tools > development, debug, devtools
  dictionary, glossary, meaning, means, what does mean, stand for > glossary, definition, terminology, name
  different, differently, other way, another way > alternative, option, custom, mode
  digest, checksum, fingerprint > checksum, hash, signature, verify
  directory, folders, folder > directory, path, folder, volume, mount
  dirty, messy, mess, pile up, piling up, accumulate, clutter > cleanup, prune, retention, delete, organize
  disable, switch off, turn off, deactivate, get rid of, without > disable, off, skip, exclude, remove, opt out
  disagree, inconsistent, does not match, do not match, different numbers, mismatch > conflict, sync, consistency, mismatch, version, reconcile
  disc, drive, hard disk, hdd > disk, storage, volume, ssd
  disconnect, disconnected, drops, dropped, loses connection > connection, timeout, network, offline, reconnect
  discount, free, gratis, for free, costs nothing > free, pricing, license, open source, trial
  discussion, discuss, forum > community, support, channel, discord
  display, show, see, seeing, shown, visible, watch > view, display, list, show, visibility, preview
  distribute, spread, spread out, hand out > distribute, share, split, scaling, replicate, deploy
  divide, separate, separately, apart, split up > split, separate, partition, isolate, chunk
  document, documents, paper, papers, pdf, word file > document, file, knowledge, upload, attachment
  dog, cat, animal, pet, people, faces, person > recognition, detection, face, person
  domain, web address, address, internet address, website name > domain, url, hostname, dns, address
  double, twice, two of, repeated, again and again > duplicate, repeat, retry, deduplication
  download, get hold of, obtain, where do i get > download, install, get, pull, release
  drag, drag and drop, pull over > upload, drag, move
  draw, drawing, paint, picture, pictures, image > image, photo, diagram, graphic, rendering
  driver, drivers > driver, gpu, cuda, hardware
  duration, how long, length of time > timeout, duration, interval, expiration, retention, lifetime
  each other, one another > share, peer, communication
  earn, income, salary, wage > income, payment
  earlier, previous, old, older, former, past > previous, version, history, rollback, legacy, archive
  edit, editing, rewrite, touch up, alter, correct > edit, modify, update, change, editor
  electronic mail, mail, mails, e mail, inbox > email, smtp, notification
  emergency, disaster, fire, catastrophe, worst case > disaster recovery, backup, failover, recovery, emergency
  empty, full of nothing > empty, blank, clear, none
  enable, turn on, switch on, allow, activate > enable, activate, on, allow, permission
  end, finish, finished, done, completed > complete, stop, status, end, result
  enough, insufficient, not enough, too little, too few > minimum, requirements, limit, insufficient, memory
  enter, entering, type, typing, key in, fill in, fill out > input, form, enter, field, add, keyboard
  error message, says error, error, complaint > error, troubleshooting, message, code
  escape, get out, leave, exit, quit > exit, logout, quit, leave, stop
  estimate, guess, approximately, roughly > estimate, sizing, requirements, benchmark
  evidence, proof, quote, quotes, footnote > citation, source, reference
  examine, inspect, look into, investigate, look at > inspect, debug, view, logs, analyze, diagnose
  example, examples, for instance, show me, demo > example, sample, tutorial, template, demo
  exceed, beyond, more than, over the limit, too big, too large, too much > limit, maximum, quota, exceed, size
  except, leave out, exclude, not include, omit, everything but > exclude, exclusion, ignore, filter, skip, pattern
  exchange, swap, trade > replace, swap, transfer, exchange
  expire, runs out, run out, ran out, no longer valid, out of date, outdated > expiration, renew, rotate, expire, update, deprecated, limit
  explain > documentation, description, overview
  export, take out, get out, extract, get my data > export, download, extract, backup, migration
  expose, publish, put online, go live, on the internet, on the web, make public > public, expose, deploy, publish, reverse proxy, domain
  extend, extension, add features, more features, addition > plugin, extension, customize, add-on
  eye, eyes, blind > accessibility, view, privacy
  fair, equal, equally > quota, balance, limit
  fake, pretend, simulate, imitation, dummy > mock, test, simulation, stub
  fall back, backup plan, plan b, second option > fallback, failover, alternative, redundancy
  family, wife, husband, partner, spouse, couple, girlfriend, boyfriend, friend, friends, relatives > user, share, sharing, partner, member, joint, account
  favourite, favorites, favorite, starred > favorite, bookmark, pin
  feature, features, function, ability, capabilities, what can it do > features, capabilities, overview, supported
  fewer, less, reduce, lower, decrease, cut down, save > reduce, limit, minimize, lower, optimize, decrease
  field, fields, blank > field, column, form, property
  film, films, movie, movies, clip, clips > video, media, transcode
  filter, narrow, narrow down, only certain, only some, only those > filter, select, condition, restrict, query
  find, looking for, locate, hunt, seek, where is, where are > search, find, location, path, list, lookup
  first steps, where do i start, new here, newbie, newcomer, noob > getting started, quickstart, introduction, tutorial, beginner
  fit, fits, suitable, fitting, appropriate, right for me > compatible, requirements, recommended, choose, sizing, support
  follow, following, keep track, track, watch > monitor, tracking, subscribe, logs, notification
  forbid, forbidden, ban, prohibit, not allow, disallow, prevent users > disable, deny, block, permission, restrict, policy
  force, forced, must, mandatory, compulsory > required, enforce, policy, mandatory
  foreign, other languages, another language, german, french, spanish, chinese, english > language, translation, locale, multilingual
  forget, forgot, forgotten, cannot remember > reset, password, recover, lost
  form, shape, structure, structured > format, schema, form, layout, template
  free up, release, make room, make space, free space > unload, clean, delete, prune, free, disk, memory
  freeze, freezes, frozen, hangs, hang, stuck, does not respond, no reaction, stands still > timeout, troubleshooting, unresponsive, hang, performance
  fresh, new > new, latest, clean, update
  full, no room, no space, no space left, filled up > disk, storage, space, quota, limit, prune
  funny, strange, weird, odd, garbled, gibberish, nonsense, rubbish, garbage > encoding, hallucination, quality, troubleshooting, corrupted
  future, coming, planned, upcoming, next version > roadmap, planned, upcoming, schedule, release
  get going, get started, up and running > quickstart, getting started, setup, install
  give, giving, grant, hand > grant, assign, permission, share, allow, provide
  give up, abort, abandon, call off > cancel, timeout, abort, stop
  go back, undo, take back, revert, reverse, step back, change my mind > rollback, undo, revert, restore, previous, downgrade
  goal, target, aim, purpose > goal, use case, overview, objective
  good, best, better, ideal, optimal, perfect > recommended, best practices, quality, improve, optimize
  google, facebook, microsoft, github account > oauth, single sign on, provider, login, integration
  graphics, graphics card, video card, nvidia, amd > gpu, cuda, driver, hardware acceleration
  group, groups, department, class, classes > group, team, role, workspace, organization
  grow, growing, growth > scaling, size, increase
  guest, guests, visitor, visitors, outsider, stranger, strangers, outside people > guest, public, anonymous, access, share, external
  half > partial, split
  halt, pause, hold, suspend, take a break, interrupt > pause, stop, suspend, maintenance, disable
  hand, by hand, manually, myself > manual, manually, custom
  handbook, manual, instructions, textbook > documentation, guide, reference, manual
  happen, happens, what happens, occur > event, behavior, process
  harm, hurt, malicious, evil, virus, malware > security, malware, vulnerability, scan, sandbox
  hear, listen, listening, hearing, read aloud, out loud, spoken > audio, speech, text to speech, voice, listen
  heavy, heavyweight, resource hungry > memory, performance, resource, size
  help, assistance, stuck with problem > support, help, community, troubleshooting
  hidden, hide, conceal, invisible, cover up, mask > hide, hidden, visibility, private, privacy, archive, exclude
  history, earlier versions, past > history, version, log, archive, changelog
  home, at home, own house, basement, living room > self hosted, home, local, network, server
  host, hosting, own server, rent, rented, vps > self hosted, hosting, deploy, server, cloud, provider
  hotkey, hotkeys, shortcut, shortcuts, keys, key combination > keyboard, shortcut, keybinding
  household > family, user, account
  hurry, urgent, quickly, quick, immediately, at once, right away, instantly > quickstart, immediate, force, priority, now
  idea, ideas, inspiration > use cases, examples, suggestions
  identical, equal, same > duplicate, same, identical, repeat
  identify, identity, who is > identity, id, user, authentication, name
  idle, not used, unused, nobody uses, not being used > idle, unused, inactive, unload, timeout, prune
  ignore, skip, leave alone, pass over > ignore, skip, exclude, exclusion
  immediately > immediate, force
  improve, improvement, make better, enhance, upgrade > improve, optimize, quality, performance, tuning
  in the background, behind the scenes, unattended, by itself, on its own, automatically, without me > automatic, background, service, job, schedule, daemon
  inbox > email, notification
  increase, raise, more, higher > increase, limit, scale, maximum
  individual, single, alone, one person, one user, just me > single, user, personal, individual
  influence, affect, control, steer > settings, parameter, option, control, policy
  inner workings, under the hood, how does it work, how it works, works inside > architecture, internals, overview, concepts, how it works
  install, put on, get it on, load onto > install, installation, setup, deploy
  instruct, instruction, tell it, order it > prompt, system prompt, command, instruction
  interfere, disturb, annoy, annoying, bother > disable, notification, hide, conflict
  internet, web, online, net > network, internet, url, public, connection
  interrupted, interruption, interrupts, broken off > resume, interrupted, connection, retry, checkpoint
  introduce, introduction, intro, what is this, what is it > introduction, overview, about, what is
  invent, invents, made up, makes things up, lies, lying, wrong answers > hallucination, accuracy, quality, sources
  invite, bring people, add a person, new person, new colleague > invite, user, member, create account
  isolate, separate from, wall off > isolation, sandbox, namespace, network policy, container
  job, jobs, employment, career > job, careers, task, queue
  join, become part, take part, participate > join, contribute, register, member
  judge, rate, rating, score, vote, grade > evaluation, rating, score, benchmark, feedback
  jump, go to, move to > navigate, link, shortcut
  keep, keeping, preserve, hold on to, retain > retention, persist, store, keep, preserve, volume
  kill, force quit, end task > stop, terminate, kill, force
  know, knows, knowledge, learn from, memory > knowledge, memory, documents, training, context
  label, mark, marking, marker, highlight > tag, label, annotation, mark
  lack, lacks, lacking, without > missing, requirements, not supported
  laptop, notebook, macbook > desktop, local, computer, mac, machine
  large file, big file, big files > upload, size, limit, chunk
  latest, newest, current, up to date, recent > latest, update, release, version, upgrade
  launch, fire up, bring up, boot, boots, booting, power on, turned on > start, launch, boot, startup, systemd, autostart
  layer, level > level, layer, hierarchy
  layman, non technical, grandma, dummies, without knowledge > beginner, easy, simple, quickstart, desktop
  leak, leaks, leaking, leaves the house, leaves my computer, phone home, spy, spying, snoop > privacy, telemetry, data, tracking, security, leak
  learn, learning, study, course, lesson, teach, teaching > tutorial, guide, training, learn, fine tuning
  leave, leaving, quit, unsubscribe > delete account, leave, export, cancel, uninstall
  left over, leftover, remains, remaining > remaining, balance, cleanup, unused
  library, libraries > library, package, module, sdk
  license key, serial number, activation > license, activate, key
  light, lightweight, small, tiny, weak, old computer, low end, slow machine > lightweight, minimum, requirements, small, performance, hardware, low memory
  limit, restrict, restriction, cap, ceiling, at most > limit, quota, maximum, restrict, rate limit, policy
  live in, lives, resides, located > path, location, directory, stored
  lock, locked, lock down > lock, security, permission, read only, hardening
  log in, get in, enter my account, cannot get in, no access > login, password, authentication, sign in, access
  log, record, recording, keep a record, protocol > log, audit, history, record, logging
  lonely, single machine, one computer > single, standalone, local, single node
  long, lengthy, takes long, takes forever, takes ages, slowly > slow, performance, timeout, duration
  long text, too long > context, limit, length, chunk, maximum
  look after, take care, care, maintain, maintenance, upkeep > maintenance, manage, administration, upgrade
  look up, check up > search, lookup, query
  lose, losing, loss, lost > data loss, backup, recover, lost, restore
  loud, louder, volume > audio, volume
  magazine, news, newsletter > blog, release notes, announcement
  make available, offer, provide, supply > expose, share, publish, provide, serve, deploy
  make it work, get it to work, works not, fails, will not work, does nothing, cannot use > troubleshooting, error, setup, requirements
  many, lots, lots of, plenty, hundreds > multiple, bulk, batch, many, scaling
  map, maps, place, places, coordinates, gps > location, map, geocoding, region
  market, shop, store > marketplace, catalog, registry, store
  math, maths > math, formula, expression
  mean, average > average, statistics
  measure, measuring, measurement > metrics, benchmark, monitoring, performance
  member, members > user, member, group, team
  memory, remember, remembers, memorize > memory, cache, history, context, session, persist
  menu, menus > menu, navigation, sidebar, toolbar
  merge, put into one > merge, combine, join
  message, messages, text message, sms > message, notification, chat, email
  microphone, mic, dictate, voice, speak to it > audio, speech, microphone, voice, transcription
  middle, in between > proxy, middleware, gateway
  mind, remind, reminder, reminders > notification, schedule, alert, memory
  minimum, at least, smallest, least > minimum, requirements, at least
  mirror, mirrored > mirror, replica, sync, cache
  miss, misses, missed > missing, not found, skip
  mobile, phone, cell phone, smartphone, iphone, ipad, android, tablet, pocket, on the go > mobile, phone, app, android, ios, device
  money back, get paid back, paid back > refund, reimbursement, return
  month, monthly, year, yearly > schedule, month, report, subscription
  more than one, multiple, several, various, two > multiple, several, many, multi
  move, moving, move house, new computer, new machine, another computer, other machine, new server, another server, new home > migrate, migration, move, transfer, restore, backup, copy
  must have, need, needed, needs, necessary > requirements, prerequisites, required, dependencies
  mute, silence, silent, quiet > disable, notification, mute, log level
  name, names, called, naming, title > name, rename, label, naming, title
  nest, nested, inside each other > nested, hierarchy, subfolder, child
  network, wire, cable, lan, wifi, wlan, wireless > network, connection, networking, port
  never again, never, no more > disable, ignore, opt out
  nickname, alias > alias, name, label
  normal person, ordinary user, normal user, regular user > user, non root, rootless, role
  not public, private, closed > private, internal, authentication, registry
  note, notes, write down, jot > note, comment, description, annotation
  notice > notification, banner, warning
  number, numbers, figures, digits > metrics, statistics, count, amount, format
  observe, watch over, supervise, supervision, surveillance, eye on > monitoring, metrics, observability, audit, watch
  obsolete, old fashioned, no longer, end of life, discontinued, going away, disappear, will disappear > deprecated, deprecation, legacy, removed, migration
  office, workplace > organization, network, enterprise
  offline, without internet, no internet, no connection, plane, train, cut off from the internet, isolated > offline, air-gapped, airgap, local
  old computer, old hardware, weak computer > requirements, minimum, performance, low memory, hardware
  only, just > restrict, filter, limit
  open, opening, unlock > open, access, unlock, expose, port
  open source, source code > source, license, repository, build, contribute
  operate, operation, operating, run, running > run, manage, operations, administration
  opinion, feedback, suggest, suggestion, wish > feedback, feature request, suggestion, contribute
  order, sequence, first then > order, sort, priority, sequence
  organize, organise, structure, keep in order > organize, group, folder, category, tag
  out of memory, not enough memory, memory full > memory, oom, insufficient, limit
  outage, downtime, goes down, is down, unavailable, failure of a machine, fails, machine dies, loss of a machine > high availability, failover, redundancy, disaster recovery, unavailable, backup
  outgoing, goes out > outbound, egress, proxy
  outside, from outside, away from home, on the road, remotely, from anywhere, from afar > remote, access, external, vpn, public, reverse proxy, expose
  overwrite, write over > overwrite, replace, override
  own, belongs, belong > owner, custom, permission
  page, pages > page, document
  panel, control panel > dashboard, console, administration, settings
  part, parts, piece, pieces, portion > component, part, chunk, section, segment
  password protected, protect with password > password, authentication, access
  past > history, previous
  paste, copy and paste, clipboard > copy, paste, clipboard
  patch, patches > update, patch, fix, security
  pause > pause, suspend, disable
  period, span, between dates > range, interval, date, period
  permit, permission, permissions, rights, allowed to, may i, who may, who can, who is allowed > permission, role, access control, rbac, authorization, policy
  person, persons, people, individual, human > user, person, account, member
  picture, pictures, photograph, photographs, snapshot, snapshots > image, photo, picture, screenshot
  place, put, position > location, position, path, place
  play, playing, player, playback > playback, video, media, run
  plug, plugged > plugin, usb, device
  popular, most used, used most, favorite, trending > usage, statistics, popular, recommended
  possible, feasible, can it, is it able > supported, compatibility, limitations, features
  postpone, put off, later, not now > schedule, delay, defer, snooze
  power cut, power failure, blackout, power outage > recovery, failover, restart, data loss, shutdown
  practice, practise, play around, experiment, playground, try things > sandbox, test, playground, example, demo
  prepare, preparation, before installing, before i start, beforehand > prerequisites, requirements, setup, preparation
  preview, see before > preview, draft, dry run
  print, printing, printer, on paper > print, pdf, export
  private > private, privacy
  problem, problems, trouble, issue, issues, difficulty > troubleshooting, error, issue, known issues, help
  profile, about me, avatar, my picture > profile, account, user, settings
  progress, how far, percentage done > progress, status
  property, properties, attribute > property, field, metadata, attribute
  public > public, anonymous, expose
  publish, publishing, release, bring out > publish, deploy, release, share
  punish, kick out, throw out, fire someone, left the company, leaves the company > delete user, revoke, remove, disable, access
  pupil, student, students, school, teacher, university > education, user, group, team
  put in a different place, another place, other drive, another disk, different disk, different drive, elsewhere, somewhere else > move, location, path, directory, custom, storage, volume
  question, questions > faq, question, query, help, support
  queue, line up, waiting line > queue, job, concurrency
  ram, working memory > memory, ram, requirements
  raspberry, raspberry pi, single board computer, nas, synology > raspberry pi, arm, nas, low memory, hardware
  rate, speed limit, too many requests, throttled, slow down > rate limit, throttle, quota, limit
  raw > raw, original
  reach, reachable, get to, accessible, cannot reach, unreachable > access, connection, network, url, reachable, remote, firewall
  react, reaction, respond > event, trigger, response, webhook
  read, reading, readable > read, view, parse, format
  rebuild, build again, redo, do again, once more, repeat > rebuild, reindex, rerun, retry, repeat, regenerate
  receive, receiving, get > receive, webhook, import, inbound, fetch
  recent, recently, lately > recent, latest, history
  recipe, recipes, how to, cookbook > guide, example, tutorial, recipe
  recommend, recommendation, advise, should i, which should > recommended, best practices, choose, comparison
  record > record, log, entry
  recycle, recycle bin, waste bin, waste basket, wastebasket > trash, delete, restore
  refund > refund, return, reimbursement
  register, sign up, create account, make account, new account, registration, enrol, enroll > register, registration, sign up, account, user
  reinstall, install again, install anew > reinstall, uninstall, install, reset
  reliable, stable, stability, robust > stability, high availability, production, reliability
  remain, stay, stays, persist, survive, survives, still there > persist, persistence, retention, volume, storage, restart
  remote, far away, distance > remote, ssh, vpn, external
  rename, call it differently, other name, change the name, new name > rename, name, alias
  renew, extend validity, refresh > renew, rotate, refresh, expiration, update
  repeat > repeat, loop, schedule, retry
  replace, exchange, substitute, swap out > replace, swap, custom, alternative, switch
  report, reports, reporting > report, issue, statistics, summary, analytics
  reproduce, same result, reproducible, again the same > reproducible, seed, deterministic, lock
  request, requests, ask for > request, api, query, feature request
  require, requires, requirement > requirements, prerequisites, dependencies
  reserve, set aside, put away, put aside, allocate > reserve, allocate, assign, quota, hold, savings
  resolution, sharp, blurry, pixel > resolution, quality, image, size
  return, comes back, give back > return, response, output, refund
  reuse, use again > reuse, template, cache, share
  reveal, show password > show, display, visibility
  review, look over, go over, check over > review, audit, check, approve
  root, without root, no root, no admin rights, no administrator rights, unprivileged, limited rights > rootless, non root, permission, user, privileges
  rotate, turn, sideways, upside down, flip > rotate, rotation, orientation, edit, crop
  rule > rule, policy, condition
  run on, runs on, works on, works with, work with, does it run > supported, compatibility, platform, requirements, operating system
  run at startup, start with windows, start automatically, starts automatically, at startup > autostart, service, systemd, boot, startup
  safe copy, security copy, safety copy, keep a copy > backup, snapshot, export, copy
  salary > income, payment
  save, saving, saved > save, store, backup, export, persist
  scan, scanned, scanning > scan, ocr, import, check
  schedule, timetable, plan ahead, in advance, ahead of time > schedule, cron, calendar, upcoming
  scrape, crawl, crawling > scrape, crawler, ingest, metrics
  screen, monitor, tv, television, projector, big screen > display, screen, cast, view, monitor
  script, scripting, automate, automating, automation > script, automation, api, cli, workflow
  second, another, additional one > secondary, additional, multiple, another
  secondary, spare, standby, stand in, replacement > backup, replica, failover, redundancy, fallback
  see again > history
  select, selection, choose from > select, selection, filter, pick
  sentence, sentences > text, chunk, prompt
  server room, data center, datacenter > server, production, deployment, infrastructure
  session, sitting > session, login
  set, setting, settings, setup > settings, configuration, options, setup, configure
  share, sharing, give access, let see, show to others, show others > share, sharing, public link, permission, invite, export
  sheet, spreadsheet, excel, table > csv, spreadsheet, table, import, export
  shell, prompt, console > terminal, command line, shell
  shop, merchant, seller > payee, vendor, marketplace
  short, brief, in short, in a nutshell, summary > summary, overview, quickstart, tldr
  show up, not showing up, does not appear, not visible, cannot see > visibility, display, missing, hidden, troubleshooting
  shrink, smaller, make smaller, compress > compress, reduce, resize, quantization, size, optimize
  shut down, switch the computer off, power off, turn it off > shutdown, stop, exit, poweroff
  single login, one password for all, one login, same login, company login, company account > single sign on, sso, oauth, ldap, saml, openid, authentication
  size, how big, how large > size, limit, storage, resize
  skill, skills > skill, tool, experience
  slow, sluggish, laggy, crawls, snail > slow, performance, latency, speed, optimize, troubleshooting
  software update > update, upgrade
  source, sources > source, citation, origin, reference
  space, room left, storage space > disk, storage, space, quota, volume
  specify, define, determine > configure, define, set, option
  speech, spoken words > audio, speech, transcription
  spend, spending, spent > usage, cost, budget, expense
  split > split, chunk, partition
  spread over, divided over, across several, on several machines, on multiple machines, over two machines > distributed, cluster, split, scaling, nodes, multi
  staff, workers > team, user, workers
  stamp, timestamp, timestamps, wrong time, wrong date > timestamp, date, timezone, metadata
  standard > default, standard
  start page, home page, front page, welcome page > home, landing page, welcome, index
  state, condition, how is it doing, is it working, works correctly > status, health, check, state, verify
  stay signed in, logged out, logs me out, stay logged in > session, expiration, timeout, login, token
  steal, stolen, thief, theft > security, revoke, encryption, token, compromised
  step, steps > step, guide, procedure
  stick, usb stick, memory stick, flash drive > usb, disk, offline, copy, external
  stop, stopping > stop, disable, cancel, shutdown, terminate
  stop someone, keep someone, prevent someone > permission, block, restrict, deny, role
  storage, store, stored, storing, put where, kept where, where is it saved, where does it save > storage, location, directory, path, volume, data
  stream, bit by bit, word by word, as it is written, while it is written > streaming, stream, realtime
  strict, stricter > policy, strict, enforce, hardening
  subscribe > subscribe, notification, subscription
  success, successful, worked > verify, status, success
  suddenly, all of a sudden, since the update, after the update, after updating > upgrade, breaking change, troubleshooting, known issues, regression
  sum, sum up, summarize, summarise, total > summary, aggregate, total, summarize
  super user, superuser, root user > administrator, root, superuser
  suspicious > security, audit, alert
  switch, switching, change over, switch over, change to, change from, come from, coming from > migrate, migration, switch, replace, convert, import
  switch between, jump between, toggle > switch, toggle, select, multiple
  symbol, symbols, sign > icon, character, emoji
  tab, tabs > tab, view, browser
  table > table, database, csv
  take over, hand over > transfer, migrate, ownership, failover
  talk with my documents, chat with documents, ask my documents, question my files > rag, knowledge, documents, retrieval, collection
  tamper, tampered, manipulated, altered, untouched > integrity, checksum, signature, verify, security
  task, tasks, to do, todo > task, job, workflow, queue
  tax > report
  temporary, for a while, short time, short lived, for a limited time > temporary, expiration, ephemeral, ttl, session
  think, thinking, reasoning > reasoning, thinking, model
  third party, other companies, other vendors, other tools, other programs, other software > integration, third party, external, plugin, compatible
  threat, threats > security, vulnerability, threat
  time limit, takes too long, gives up waiting > timeout, limit, duration
  time travel, earlier state, earlier point, as it was yesterday > snapshot, restore, rollback, history
  token, tokens > token, api key, usage
  top, at the top > header, banner, navbar, priority
  tour, guided tour, walk me through > tour, walkthrough, guide, introduction
  town, city > location, geocoding
  trace, traces, footprints > log, audit, tracing, tracking
  track, tracking > track, monitoring, analytics, usage
  traffic, visitors > traffic, requests, bandwidth, load balancer, analytics
  transcribe, transcript, write down what is said > transcription, speech to text, audio
  transfer > transfer, migrate, copy, upload, move
  translate, translation, translated > translation, language, i18n, locale
  tree > hierarchy, folder, navigation
  trial, test drive, before buying > trial, demo, evaluation, free
  trigger, set off, kick off > trigger, start, event, webhook, run
  trusted > trust, certificate, ca
  tune, tuning, fine tune, tweak, tweaking > tuning, optimize, performance, configure, parameters
  turn > rotate, switch
  unable, not able, cannot, impossible, not possible > error, limitation, permission, unsupported, troubleshooting
  undelete, deleted by mistake > trash, restore, recover, undo
  unfinished, incomplete, partial > incomplete, draft, partial, resume
  uninstall, take off, remove completely, completely remove > uninstall, remove, delete, purge
  unique > unique, id, duplicate
  unlimited, no limit, without limit > unlimited, limit, quota
  unpack, unzip, extract > extract, archive, unzip, tarball
  unsafe, insecure, not secure > security, insecure, warning, certificate
  unstable, flaky, sometimes works, from time to time fails > troubleshooting, stability, retry, flaky
  unwanted, undesired, do not want > disable, exclude, block, filter, remove
  update itself, updates itself, automatic update, auto update, keep up to date, stay up to date > automatic, update, upgrade
  usage, use of, how used > usage, statistics, metrics, analytics
  use case, used for, what for, good for, applications > use cases, overview, examples, introduction
  variant, variants, flavor, edition, editions > variant, version, edition, option
  vendor, vendors > provider, vendor
  view, look at > view, display, preview, show
  voice > voice, speech, audio
  wait, wait until > wait, timeout, depends, health
  warn, warning, warnings > warning, alert, notification
  watch > watch, monitor, view
  wealth, rich > net worth, assets, balance
  website, web page, web site, homepage > website, web, page, url, site
  week, weekend > schedule, week
  what can i do with, possibilities > use cases, features, examples
  what has changed, what is different, new features, what is new > release notes, changelog, upgrade, migration
  which version, version number > version, release, compatibility
  white label, own logo, own name > branding, customize, theme
  wish > feature request
  withdraw, take away, take back rights > revoke, remove, permission, cancel
  without installing, without setup, without installation > demo, hosted, browser, cloud, online, portable
  working hours > schedule
  world > public, international
  write, writing, written > write, create, editor, generate
  wrong, incorrect, false > error, invalid, troubleshooting, quality, incorrect
  wrong person, not authorized > permission, authentication, access
  zip, zipped > archive, compress, zip
  zoom > resize, zoom, size`;
