/** How an imported file is read, if the site's plugins or the import itself decide it. */
import { packageOf } from '../../ground/inputs/packages.ts';
import { matches, type Aliases, type Bundling, type LoaderUse, type Reading } from '../../read/config/bundling.ts';

/** Loaders whose work is done here anyway, by the kind of file. */
const DONE_HERE =
  /^(?:(?:babel|cache|css|esbuild|json|postcss|sass|source-map|style|swc|thread|ts|svg-inline|svg-react|react-svg)-loader|builtin:\w+-loader|@svgr\/webpack|@mdx-js\/loader|@docusaurus\/mdx-loader|mini-css-extract-plugin)$/;
const AS_TEXT = /^raw-loader$/;
const AS_ADDRESS = /^(?:(?:file|url|image-webpack|responsive)-loader|@docusaurus\/responsive-loader)$/;
export const MARKDOWN = /\.mdx?$/i;
export const STYLE = /\.(?:css|s[ac]ss|less|styl)$/i;

/** An import as webpack reads it: `!!a-loader?x!./file.py?raw`. */
export interface WrittenImport {
  /** Without loaders and query. */
  name: string;
  /** With its `?`, or empty. */
  query: string;
  /** Undefined if the import names no loader. */
  loaders?: LoaderUse[];
}

export function readImport(written: string, aliases: Aliases): WrittenImport {
  const parts = written.split('!');
  const [name = '', query] = resolveAlias(parts.pop() ?? '', aliases).split(/(?=\?)/, 2);
  const loaders = parts
    .map((part) => part.replace(/^-$/, ''))
    .filter(Boolean)
    .map((part): LoaderUse => {
      const [loader = '', options] = part.split(/\?(.*)/s, 2);
      return { loader, ...(options && { options }) };
    });
  return { name, query: query ?? '', ...(parts.length > 0 && { loaders }) };
}

/** Undefined: read like all files of its kind. */
export function readingOf(
  filePath: string,
  { query, loaders }: Pick<WrittenImport, 'query' | 'loaders'>,
  { rules }: Bundling,
): Reading | undefined {
  if (loaders) return simplify(loaders);
  if (/[?&]raw\b/.test(query)) return 'text';
  if (rules.length === 0) return undefined;
  const found = rules.filter(
    ({ file, query: pattern }) => matches(file, filePath) && (!pattern || matches(pattern, query)),
  );
  const uses = found.flatMap(({ as }) => (Array.isArray(as) ? as : []));
  const reading = simplify(uses) ?? found.map(({ as }) => as).findLast((as) => !Array.isArray(as));
  // Docusaurus has rules of its own for these.
  const hasOwnRules = MARKDOWN.test(filePath) || STYLE.test(filePath);
  return Array.isArray(reading) && hasOwnRules ? undefined : reading;
}

/** Omits loaders whose work is done here. */
function simplify(uses: readonly LoaderUse[]): Reading | undefined {
  const left = uses.filter(({ loader }) => !DONE_HERE.test(packageNameOf(loader)));
  const [first] = left;
  if (!first) return undefined;
  if (AS_ADDRESS.test(packageNameOf(first.loader))) return 'address';
  return left.length === 1 && isText(first) ? 'text' : left;
}

/** Returns its input as text. It need not be installed. */
export function isText({ loader }: LoaderUse): boolean {
  return AS_TEXT.test(packageNameOf(loader));
}

/** `@site/node_modules/raw-loader/dist/cjs.js` → `raw-loader` */
function packageNameOf(loader: string): string {
  const inside = loader.split('/node_modules/').at(-1) ?? loader;
  return inside === loader ? loader : packageOf(inside);
}

/** Resolves an import whose first part is an alias of the site for a folder or file. */
export function resolveAlias(written: string, aliases: Aliases): string {
  for (const [name, target] of Object.entries(aliases)) {
    const isExact = name.endsWith('$');
    const bare = isExact ? name.slice(0, -1) : name;
    if (written === bare) return target;
    if (!isExact && written.startsWith(`${bare}/`)) return target.replace(/\/$/, '') + written.slice(bare.length);
  }
  return written;
}
