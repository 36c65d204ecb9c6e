import type { Terminal } from './terminal.ts';

export interface OptionSpec {
  name: string;
  /** One letter. */
  short?: string;
  /** The name of the value in the help; without a name, the option is a switch. */
  value?: string;
  help: string;
  /** May be repeated or given as one list with commas; the value is such a list. */
  repeats?: boolean;
  /** An option of Docusaurus that Octavo does not need: it is accepted, and this sentence is printed. */
  ignored?: string;
}

export interface CommandSpec {
  name: string;
  summary: string;
  /** Names of the arguments: `<x>` is required, `[x]` is optional, `[x...]` may be repeated. */
  arguments: string[];
  options: OptionSpec[];
  /** Loaded when it runs, so that a command does not wait for the code of others. */
  load(): Promise<{ run: RunCommand }>;
}

export interface CommandInput {
  arguments: (string | undefined)[];
  values: Partial<Record<string, string>>;
  switches: ReadonlySet<string>;
}

/** Resolves to the exit status. */
export type RunCommand = (input: CommandInput, terminal: Terminal) => Promise<number>;

const PORT: OptionSpec = { name: 'port', short: 'p', value: 'number', help: 'port (3000, or the next free one)' };
const ALLOW_HOST: OptionSpec = {
  name: 'allow-host',
  value: 'name',
  help: 'more host names to answer to, such as docs.example.com, separated by commas',
};
const HOST: OptionSpec = { name: 'host', short: 'h', value: 'address', help: 'address to listen on (127.0.0.1)' };

const NOT_OPENED = 'Octavo never opens a browser by itself.';
const NO_BUNDLER = 'Octavo builds a site without a bundler.';

const INSTANCE: OptionSpec = {
  name: 'id',
  value: 'instance',
  help: 'id of the docs, if the site has several (default)',
};

const REPORT: OptionSpec = {
  name: 'report',
  value: 'file',
  help: 'also write every problem into this file, as JSON',
};

function ignored(name: string, sentence: string, value?: string, short?: string): OptionSpec {
  return { name, short, value, help: '', ignored: sentence };
}

const LOCALE: OptionSpec = {
  name: 'locale',
  short: 'l',
  value: 'name',
  repeats: true,
  help: 'only this locale; repeat it for several (default: all)',
};

/** Options of every command. */
export const COMMON_OPTIONS: OptionSpec[] = [
  { name: 'verbose', help: 'list every problem, and show the stack of an unexpected error' },
  { name: 'quiet', help: 'print errors and nothing else' },
  { name: 'help', help: 'show this text' },
];

export const COMMANDS: CommandSpec[] = [
  {
    name: 'new',
    summary: 'Write a first site into a new folder.',
    arguments: ['[folder]'],
    options: [
      { name: 'blog', help: 'with a blog' },
      { name: 'versions', help: 'with a frozen version next to the current one' },
      { name: 'typescript', short: 't', help: 'configuration and home page in TypeScript (the default)' },
      { name: 'javascript', short: 'j', help: 'in JavaScript' },
    ],
    load: () => import('./commands/new.ts'),
  },
  {
    name: 'start',
    summary: 'Show the site while you write it; changes appear automatically.',
    arguments: ['[siteDir]'],
    options: [
      PORT,
      HOST,
      ALLOW_HOST,
      LOCALE,
      ignored('no-open', NOT_OPENED),
      ignored('open', NOT_OPENED),
      ignored('hot-only', 'Octavo has no hot-only mode.'),
      ignored('poll', 'Octavo watches files by the means of the system.'),
      ignored('no-minify', NO_BUNDLER),
    ],
    load: () => import('./commands/start.ts'),
  },
  {
    name: 'build',
    summary: 'Build the website.',
    arguments: ['[siteDir]'],
    options: [
      { name: 'out-dir', value: 'folder', help: 'where to write it, relative to the site folder (build)' },
      { name: 'no-cache', help: 'compile and write every page again' },
      { name: 'keep-going', help: 'publish the site even if there are errors' },
      { name: 'shard', value: 'i/n', help: 'compile only a share of the pages, 2/8, into the shared cache' },
      { name: 'compress', help: 'also write compressed copies, for a server that sends them (nginx)' },
      { name: 'zip', help: 'also write one archive, whose site opens from disk' },
      REPORT,
      LOCALE,
      ignored('dev', 'Octavo has no development build; "octavo start" shows drafts.'),
      ignored('bundle-analyzer', NO_BUNDLER),
      ignored('no-minify', NO_BUNDLER),
      ignored('minify', NO_BUNDLER),
    ],
    load: () => import('./commands/build.ts'),
  },
  {
    name: 'serve',
    summary: 'Serve a built website as a good static host does.',
    arguments: ['[siteDir]'],
    options: [
      { name: 'dir', value: 'folder', help: 'the built website, relative to the site folder (build)' },
      PORT,
      HOST,
      ALLOW_HOST,
      { name: 'base', value: 'path', help: 'serve it under a prefix, such as /docs/' },
      { name: 'build', help: 'build it first' },
      ignored('no-open', NOT_OPENED),
      ignored('open', NOT_OPENED),
    ],
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'deploy',
    summary: 'Build the website and push it to a branch, such as the one that GitHub Pages serves.',
    arguments: ['[siteDir]'],
    options: [
      { name: 'out-dir', value: 'folder', help: 'where to build it, relative to the site folder (build)' },
      { name: 'skip-build', help: 'push the last build' },
      {
        name: 'target-dir',
        value: 'folder',
        help: 'folder of the branch to push to; other folders stay as they are (.)',
      },
      LOCALE,
    ],
    load: () => import('./commands/deploy.ts'),
  },
  {
    name: 'check',
    summary: 'Check everything once: links, anchors, orphans, front matter, translations.',
    arguments: ['[siteDir]'],
    options: [
      REPORT,
      { name: 'format', value: 'name', help: 'text, or json for programs (text)' },
      {
        name: 'search',
        value: 'file',
        help: 'file with queries for the search of the site: "how do I install it → /installation", one per line',
      },
    ],
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'doctor',
    summary: 'Report what Octavo can do with a Docusaurus folder: what works, what does not, what you would gain.',
    arguments: ['[siteDir]'],
    options: [
      { name: 'format', value: 'text|json', help: 'format of the report (text)' },
      { name: 'looks', help: 'build with Docusaurus too, and write one HTML file with pictures of both side by side' },
      { name: 'fix', help: 'make the changes that need no decision, after showing them' },
      { name: 'yes', help: 'with --fix: do not ask' },
    ],
    load: () => import('./commands/doctor.ts'),
  },
  {
    name: 'diff',
    summary: 'Show what changed between two versions of the docs.',
    arguments: ['<from>', '<to>', '[siteDir]'],
    options: [
      INSTANCE,
      { name: 'doc', value: 'id', help: 'only this document, word by word' },
      { name: 'format', value: 'name', help: 'text, markdown (a draft of release notes) or json (text)' },
      {
        name: 'fail-on',
        value: 'level',
        help: 'exit with 1 if an API has changes of this level: error (breaks clients), warning',
      },
    ],
    load: () => import('./commands/diff.ts'),
  },
  {
    name: 'docs:version',
    summary: 'Freeze the current docs as a version.',
    arguments: ['<name>', '[siteDir]'],
    options: [INSTANCE],
    load: () => import('./commands/docsVersion.ts'),
  },
  {
    name: 'write-translations',
    summary: 'Write all translatable texts into the JSON files of a locale.',
    arguments: ['[siteDir]'],
    options: [
      { ...LOCALE, help: 'for this locale; repeat it for several (default: the default locale)' },
      { name: 'override', help: 'replace existing translations' },
      { name: 'messagePrefix', value: 'text', help: 'prefix of every new text, to find it later' },
    ],
    load: () => import('./commands/writeTranslations.ts'),
  },
  {
    name: 'write-heading-ids',
    summary: 'Write an id after every heading, so that it stays when the heading is translated.',
    arguments: ['[siteDir]', '[files...]'],
    options: [
      { name: 'maintain-case', help: 'ids keep the case of the heading' },
      { name: 'overwrite', help: 'generate existing ids again' },
      { name: 'syntax', value: 'name', help: 'classic: {#id} (default); mdx-comment: {/* #id */}' },
      { name: 'migrate', help: 'rewrite existing ids in that syntax' },
    ],
    load: () => import('./commands/writeHeadingIds.ts'),
  },
  {
    name: 'swizzle',
    summary: 'Replace a component of the theme with one of the site.',
    arguments: ['[theme]', '[name]', '[siteDir]'],
    options: [
      { name: 'list', help: 'list the components that can be replaced' },
      { name: 'wrap', help: "create a component around the theme's own" },
      { name: 'eject', help: "create a copy of Docusaurus's component" },
      { name: 'typescript', short: 't', help: 'write TypeScript (as the site is written)' },
      { name: 'javascript', short: 'j', help: 'write JavaScript' },
      ignored('danger', 'Octavo says which components are inner parts, and lets you go on.'),
    ],
    load: () => import('./commands/swizzle.ts'),
  },
  {
    name: 'clear',
    summary: 'Remove the built website and the cache.',
    arguments: ['[siteDir]'],
    options: [],
    load: () => import('./commands/clear.ts'),
  },
];
