/**
 * Finds the other sites from which code loads in a browser, because the policy must name them. It does not find
 * computed addresses or those in packages; authors list these in `customFields.octavo.connect`.
 */
import { endsInComment } from './endsInComment.ts';

/** A site that code names. */
export interface CodeLoad {
  kind: 'connect' | 'script' | 'frame' | 'image' | 'media';
  /** In the form that a policy uses: `https://api.example.com`. */
  source: string;
  /** Absolute path; undefined for code of a Markdown file. */
  filePath?: string;
  line?: number;
}

/** The loads of one file. */
export interface FileLoads {
  loads: Omit<CodeLoad, 'filePath'>[];
  /** Addresses in named constants, which count where the name is used. */
  named: (Omit<CodeLoad, 'filePath' | 'kind'> & { name: string })[];
  /** All words in files that send requests. */
  words?: ReadonlySet<string>;
}

/** Signs that code sends requests: a browser API, or a package for it. */
export const SENDS =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bnew\s+(?:WebSocket|EventSource)\b|\bsendBeacon\s*\(|['"](?:axios|ky|swr|ofetch|superagent|graphql-request|socket\.io-client|(?:cross|isomorphic|node|whatwg)-fetch|@apollo\/client|@tanstack\/react-query|react-query)['"]/;

/** Matches an address at the start of a string, with a literal host; `//host` has the scheme of the page. */
const ADDRESS = /(['"`])((?:(?:https?|wss?):)?\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?)(?=[/?#'"`]|\$\{)/gi;

/** Matches code before an address that is only displayed, navigated to, or compared. */
const LINK =
  /(?:\b(?:href|to|link|docs?|page|homepage|website|repo|repository|github|xmlns\w*|canonical)\b['"]?\s*[=:]|\b(?:window\.open|navigate|push|assign|includes|startsWith|indexOf|RegExp|replace)\(|\b(?:replace|new URL)\([^()]*,|\blocation(?:\.href)?\s*=)\s*[{(]?\s*$/i;
const NAMED = /\b(?:const|let|var)\s+([\w$]+)(?:\s*:\s*string)?\s*=\s*$/;
/** Names of properties that hold addresses for requests. */
export const FOR_REQUESTS = /api|endpoint|base_?url|server|backend|graphql|socket|rpc/i;
const PROPERTY = new RegExp(`\\b(\\w*(?:${FOR_REQUESTS.source})\\w*)['"]?\\s*:\\s*$`, 'i');
const SRC = /(?:\.src\s*=|\bsrc['"]?\s*:|setAttribute\(\s*['"]src['"]\s*,)\s*$/;
/** A function whose name suggests that it loads a script, and an import. */
const SCRIPT_CALL = /(?:\b\w*script\w*|\bimport)\(\s*$/i;
/** A variable that holds an address. */
const NAMED_SRC = /(?:\.src\s*=|\bsrc['"]?\s*:|setAttribute\(\s*['"]src['"]\s*,)\s*([\w$]+)\b/gi;
const NAMED_SCRIPT = /\b\w*script\w*\(\s*([\w$]+)\b/gi;
const TAG = /<([a-z]+)\b[^<>]*\bsrc=\{?\s*$/;

const KINDS: Record<string, CodeLoad['kind']> = {
  script: 'script',
  iframe: 'frame',
  img: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
};

export function findLoads(code: string): FileLoads {
  const sends = SENDS.test(code);
  const found: FileLoads = { loads: [], named: [] };
  if (sends) found.words = new Set(code.match(/[\w$]+/g));
  const created = createdElement(code);
  const sources = new Set([...code.matchAll(NAMED_SRC)].map(([, name]) => name));
  const scripts = new Set([...code.matchAll(NAMED_SCRIPT)].map(([, name]) => name));
  for (const { 2: source = '', index } of code.matchAll(ADDRESS)) {
    const before = code.slice(Math.max(0, index - 300), index);
    if (endsInComment(before) || LINK.test(before)) continue;
    const hasScheme = !source.startsWith('//');
    const place = { source: source.toLowerCase().replace(/^\/\//, ''), line: code.slice(0, index).split('\n').length };
    const name = (NAMED.exec(before) ?? PROPERTY.exec(before))?.[1];
    const isSrc = SRC.test(before) || (name !== undefined && sources.has(name));
    const isScript = SCRIPT_CALL.test(before) || (name !== undefined && scripts.has(name));
    const element = isSrc ? created : isScript ? 'script' : TAG.exec(before)?.[1];
    const kind = element === undefined ? undefined : KINDS[element];
    if (kind) found.loads.push({ kind, ...place });
    // Other texts may begin with two slashes too.
    else if (!hasScheme || /\bsrc\b['"]?\s*[=:]\s*\{?\s*$/.test(before)) continue;
    else if (sends) found.loads.push({ kind: 'connect', ...place });
    else if (name) found.named.push({ name, ...place });
  }
  return found;
}

/** The kind of element whose `src` the code sets, if it creates only one kind. */
export function createdElement(code: string): string | undefined {
  const made = code.matchAll(/\bdocument\.createElement\(\s*['"`](\w+)['"`]/g);
  const names = new Set([...made].map(([, name = '']) => name));
  const loading = [...names].filter((name) => Object.hasOwn(KINDS, name));
  return loading.length === 1 ? loading[0] : /\bnew Image\(/.test(code) ? 'img' : undefined;
}

/** The loads of modules that are bundled together. */
export function toCodeLoads(modules: ReadonlyMap<string, FileLoads>): CodeLoad[] {
  const senders = [...modules.values()].flatMap(({ words }) => words ?? []);
  return [...modules].flatMap(([id, { loads, named }]) => {
    const used = named.filter(({ name }) => senders.some((words) => words.has(name)));
    const all = [...loads, ...used.map(({ source, line }) => ({ kind: 'connect' as const, source, line }))];
    const isFile = !id.startsWith('\0');
    return all.map(({ kind, source, line }) => ({ kind, source, ...(isFile && { filePath: id, line }) }));
  });
}
