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
  const asksForData = /@(?:docusaurus|generated)\//.test(source) && ASKS_FOR_DATA.test(source);
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

/** Searching for a few letters takes a fraction of the time of the patterns, and few pages contain them. */
function mayImport(text: string): boolean {
  return /^(?:import|export)/.test(text) || SIGNS.some((sign) => text.includes(sign));
}

const SIGNS = ['\nimport', '\nexport', '\rimport', '\rexport', 'require('];
