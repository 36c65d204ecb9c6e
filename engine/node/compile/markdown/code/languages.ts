import { bundledLanguagesInfo } from 'shiki/langs';

const PLAIN = new Set([
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'ansi',
  'none',
  'nohighlight',
  'ascii',
  'output',
  'log-plain',
]);

/** Names that Prism has and the grammars do not. */
const PRISM_NAMES: Record<string, string> = {
  apacheconf: 'apache',
  arduino: 'cpp',
  atom: 'xml',
  cfg: 'ini',
  clike: 'c',
  conf: 'ini',
  cshtml: 'razor',
  django: 'jinja',
  dotnet: 'csharp',
  editorconfig: 'ini',
  ejs: 'html',
  emacs: 'emacs-lisp',
  env: 'dotenv',
  eta: 'html',
  excel: 'text',
  extend: 'text',
  fortran: 'fortran-free-form',
  gawk: 'awk',
  git: 'text',
  gitignore: 'text',
  gni: 'gn',
  golang: 'go',
  gradle: 'groovy',
  hgignore: 'text',
  ignore: 'text',
  ino: 'cpp',
  jinja2: 'jinja',
  jsonp: 'javascript',
  markup: 'html',
  mathematica: 'wolfram',
  mathml: 'xml',
  mscript: 'powerquery',
  mustache: 'handlebars',
  nasm: 'asm',
  nb: 'wolfram',
  npmignore: 'text',
  objectivec: 'objective-c',
  objectpascal: 'pascal',
  opencl: 'c',
  oscript: 'bsl',
  patch: 'diff',
  pq: 'powerquery',
  processing: 'java',
  properties: 'properties',
  purs: 'purescript',
  px: 'text',
  rkt: 'racket',
  rq: 'sparql',
  rss: 'xml',
  'sh-session': 'shellsession',
  'shell-script': 'shellscript',
  'shell-session': 'shellsession',
  sol: 'solidity',
  ssml: 'xml',
  svg: 'xml',
  trig: 'turtle',
  tsconfig: 'jsonc',
  uri: 'text',
  url: 'text',
  vb: 'vb',
  vba: 'vb',
  vbnet: 'vb',
  'visual-basic': 'vb',
  webmanifest: 'json',
};

export interface Language {
  id: string;
  load: (typeof bundledLanguagesInfo)[number]['import'];
}

const languages = new Map<string, Language>();
for (const { id, aliases, import: load } of bundledLanguagesInfo) {
  const language: Language = { id, load };
  languages.set(id, language);
  for (const alias of aliases ?? []) if (!languages.has(alias)) languages.set(alias, language);
}

/** The grammar for a name as authors write it; `plain` if it asks for none; nothing if nobody knows it. */
export function findLanguage(name: string): Language | 'plain' | undefined {
  const wanted = name.toLowerCase();
  if (PLAIN.has(wanted)) return 'plain';
  const mapped = PRISM_NAMES[wanted];
  if (mapped === 'text') return 'plain';
  return languages.get(wanted) ?? (mapped === undefined ? undefined : languages.get(mapped));
}

/** Whether code in the language has colours here. */
export function hasGrammar(name: string): boolean {
  const found = findLanguage(name);
  return found !== undefined && found !== 'plain';
}

export function languageNames(): Iterable<string> {
  return languages.keys();
}

/** Languages whose grammars find those of others by the code itself. */
const EMBEDDING = new Set(['markdown', 'mdx', 'mdc']);
/** Which grammar they take for a name, where it is not the one of that name. */
const EMBEDDED_AS: Record<string, string> = { jsx: 'javascript' };

/** Ids of the languages inside a piece of Markdown, in a fixed order. */
export function embeddedLanguages(code: string, id: string): string[] {
  if (!EMBEDDING.has(id)) return [];
  const names = [...code.matchAll(FENCE)].map(([, name = '']) => EMBEDDED_AS[name] ?? name);
  if (/^---\r?\n/.test(code)) names.push('yaml');
  if (/<\/?[a-z]/i.test(code)) names.push('html');
  const ids = names.map(findLanguage).flatMap((found) => (found && found !== 'plain' ? [found.id] : []));
  return [...new Set(ids)].filter((other) => other !== id).sort();
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w#+.-]+)/gm;

/** Languages that a file's fences name, by a look at its lines: their grammars can be ready when it is rendered. */
export function fenceLanguages(source: string, { mermaid }: { mermaid: boolean }): Set<string> {
  const found = new Set([...source.matchAll(FENCE)].map(([, language = '']) => language.toLowerCase()));
  // Drawn, not shown.
  if (mermaid) found.delete('mermaid');
  return found;
}
