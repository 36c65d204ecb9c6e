import { mapOutsideFences } from './scanFences.ts';
import { unwrapCodeBlocks } from './unwrapCodeBlocks.ts';

/** Statements of ES modules, which MDX only reads at the start of a line, and calls of `require`. */
const FROM = /^(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/gm;
const BARE = /^import\s*(['"])([^'"\n]+)\1/gm;
const REQUIRE = /\brequire\(\s*(['"`])([^'"`\n]+)\1\s*\)/g;

/** The site code that Markdown may need. */
export interface CodeRequests {
  /** Names of the modules that it may import; additional ones do no harm. */
  imports: string[];
  /** True if it may read plugin data. */
  asksForData?: true;
}

/** Modules through which content reads the data of plugins. */
const ASKS_FOR_DATA = /@docusaurus\/(?:plugin-content-|useGlobalData|useDocusaurusContext)|@generated\/globalData/;

export function scanCode(source: string): CodeRequests {
  // Searching for plain text takes a fraction of the time of a pattern.
  const mayAsk = source.includes('@docusaurus/') || source.includes('@generated/');
  const asksForData = mayAsk && ASKS_FOR_DATA.test(source);
  return { imports: scanImports(source), ...(asksForData && { asksForData }) };
}

function scanImports(source: string): string[] {
  if (!mayImport(source)) return [];
  const lines: string[] = [];
  mapOutsideFences(unwrapCodeBlocks(source), (line) => {
    lines.push(line);
    return line;
  });
  const text = lines.join('\n');
  // Code examples contain imports more often than pages do.
  if (!mayImport(text)) return [];
  const names = new Set<string>();
  for (const pattern of [FROM, BARE, REQUIRE]) {
    for (const match of text.matchAll(pattern)) names.add(match[2] ?? '');
  }
  return [...names];
}

/** `import` or `export` at the start of a line, or `require(`. Few pages have them, and the patterns are slow. */
function mayImport(text: string): boolean {
  // One search for the letters that both words share takes a third of the time of two.
  for (let at = text.indexOf('port'); at >= 0; at = text.indexOf('port', at + 1)) {
    const start = at - 'im'.length;
    const isWord = text.startsWith('im', start) || text.startsWith('ex', start);
    if (isWord && (start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r')) return true;
  }
  return text.includes('require(');
}
