import { createRequire } from 'node:module';
import { moduleName } from '../../../moduleNames.mjs';
import type { CssFault } from '../styles/findCssFault.ts';
import { quoteDataUrls } from '../styles/quoteDataUrls.ts';
import type { Problem } from './types.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';

export interface CssModule {
  /** Exports the class names. */
  code: string;
  css?: string;
  /** The rules whose selectors contain none of its names. They apply to every page. */
  global?: string;
  problem?: Omit<Problem, 'filePath'>;
}

/** Marks the end of a local name until the final name replaces it. */
const MARK = '_-octavo-';

/** `styles.button` → `button_x7Fq`: the same name as in Docusaurus's build, because other style sheets may use it. */
export async function toCssModule(filePath: string, css: string, siteDir: string): Promise<CssModule> {
  // Native code, loaded only where a site has such a style sheet.
  const lightning = createRequire(import.meta.url)('lightningcss') as typeof import('lightningcss');
  const { findCssFault } = await import('../styles/findCssFault.ts');
  const fault = toProblem(findCssFault(css));
  try {
    const relPath = posixRelative(siteDir, filePath);
    const { code, exports = {} } = lightning.transform({
      filename: relPath,
      code: Buffer.from(quoteDataUrls(css)),
      errorRecovery: true,
      // As webpack's `css-loader`: classes, ids and animations are local, names of grid areas and containers are not.
      cssModules: { pattern: `[local]${MARK}`, grid: false, container: false },
    });
    const withNames = (text: string) => text.replace(MARKED, (_, local: string) => moduleName(relPath, local));
    // Their order varies from run to run, which would change the bundle.
    const inOrder = Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1));
    const sheets: string[] = [];
    const names = inOrder.map(([local, { name, composes }]) => {
      const own = composes.flatMap((part) => (part.type === 'dependency' ? [] : [part.name]));
      const others = composes.flatMap((part) => (part.type === 'dependency' ? [nameIn(part, sheets)] : []));
      return [local, [JSON.stringify(withNames([name, ...own].join(' '))), ...others].join(" + ' ' + ")] as const;
    });
    const marked = Buffer.from(code).toString();
    const { pickRules } = await import('../styles/pickRules.ts');
    return {
      code: toExports(names, sheets),
      css: withNames(marked),
      global: pickRules(marked, (selectors) =>
        selectors.some((one) => !one.includes(MARK) && !one.startsWith('@import')),
      ),
      ...(fault && { problem: fault }),
    };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    return {
      code: 'export default {};',
      problem: fault ?? {
        code: 'invalid-css',
        message: `The style sheet is left out: ${message}.`,
        line: loc?.line,
        column: loc?.column,
      },
    };
  }
}

function toProblem(fault: CssFault | undefined): CssModule['problem'] {
  if (!fault) return undefined;
  const { line, column, reason } = fault;
  return { line, column, code: 'invalid-css', message: `This is not valid CSS: ${reason}`, severity: 'error' };
}

/** Only the part after the last escaped character of a name counts, in the style sheet as in code. */
const MARKED = new RegExp(`([\\w\\u0080-\\uffff-]*?)${MARK}`, 'g');

/** `composes: button from './buttons.module.css'`: the name that the other sheet exports. */
function nameIn({ name, specifier }: { name: string; specifier: string }, sheets: string[]): string {
  if (!sheets.includes(specifier)) sheets.push(specifier);
  return `sheet${sheets.indexOf(specifier)}[${JSON.stringify(name)}]`;
}

/** `names`: local names, each with its expression. */
function toExports(names: (readonly [string, string])[], sheets: string[]): string {
  const valid = names.filter(([local]) => /^[A-Za-z_$][\w$]*$/.test(local) && !RESERVED.has(local));
  return [
    ...sheets.map((specifier, index) => `import sheet${index} from ${JSON.stringify(specifier)};`),
    `export default {${names.map(([local, name]) => `${JSON.stringify(local)}:${name}`).join()}};`,
    ...valid.map(([local, name]) => `export const ${local} = ${name};`),
  ].join('\n');
}

const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private protected public await'.split(
    ' ',
  ),
);
