import path from 'node:path';
import { callWithLimit, TimeLimitError } from '../../ground/callWithLimit.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { noteOutside } from '../../ground/inputs/inputs.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { hasGrammar } from '../markdown/code/languages.ts';
import type { Problem } from '../markdown/types.ts';
import { PRISM_MODULE } from '../siteCode/findOverrides.ts';
import { bundleOnce, keepResult, type SiteCodeInput } from '../siteCode/loadSiteCode.ts';
import { findThemeFile, findThemePackage, toModuleId } from '../siteCode/moduleNames.ts';
import { findOwnLanguages } from './findOwnLanguages.ts';
import { OF_PRISM, startPrism, type PrismInput } from './startPrism.ts';
import { toOwnClasses } from './tokenClasses.ts';
import type { SitePrism } from './types.ts';

/** How long the site's module may run. */
const MAX_MS = 30_000;

const SHOWN_PLAIN = 'Code in languages of its own is shown as plain text.';
const NOT_INSTALLED =
  'It gives languages to Prism, which is not installed. Try "npm install prism-react-renderer prismjs".';

export interface LoadedPrism {
  /** Nothing where Octavo highlights all languages itself. */
  prism?: SitePrism;
  problems: Problem[];
}

/**
 * The site's own Prism, for languages that Octavo has no grammar of, and for those that the site defines or changes in
 * `src/theme/prism-include-languages`. It is run here once, to learn which these are.
 */
export async function loadSitePrism(code: SiteCodeInput, siteConfig: Record<string, unknown>): Promise<LoadedPrism> {
  const filePath = findThemeFile(`@theme/${PRISM_MODULE}`, code);
  const { additionalLanguages = [] } = prismOf(siteConfig);
  if (filePath === undefined && additionalLanguages.every(hasGrammar)) return { problems: [] };
  return keepResult('prism', [filePath, hashOf(JSON.stringify(siteConfig))], code, () =>
    startSitePrism(filePath, code, siteConfig),
  );
}

async function startSitePrism(
  filePath: string | undefined,
  code: SiteCodeInput,
  siteConfig: Record<string, unknown>,
): Promise<LoadedPrism> {
  const { siteDir } = code;
  const library = readLibrary(siteDir);
  if (library === undefined) return { problems: report(NOT_INSTALLED) };

  const id = filePath && toModuleId(filePath, siteDir);
  const bundle =
    id && (await bundleOnce([id], { ...code, bundle: 'prism-module', target: 'browser', leaveAlone: OF_PRISM }));
  const module = bundle ? bundle.modules[id] : undefined;
  const problems = module?.problems ?? [];
  if (problems.some(({ severity }) => severity === 'error')) return { problems };

  const classes = toOwnClasses(prismOf(siteConfig).theme);
  const components: Record<string, string> = {};
  const input: PrismInput = {
    library,
    siteConfig,
    ...(bundle && module && { include: { chunks: bundle.chunks, chunk: module.chunk } }),
    readComponent(name) {
      const text = readComponent(name, siteDir);
      if (text !== undefined) components[name] = text;
      return text;
    },
  };
  try {
    const languages = callWithLimit(() => {
      const prism = startPrism(input);
      const prismConfig = { additionalLanguages: Object.keys(components) };
      const withoutSite = { ...input, include: undefined, siteConfig: { themeConfig: { prism: prismConfig } } };
      return findOwnLanguages(prism, startPrism(withoutSite), classes);
    }, MAX_MS);
    if (Object.keys(languages).length === 0) return { problems };
    return { problems, prism: { library, siteConfig, components, include: input.include, classes, languages } };
  } catch (error) {
    // A machine may only have been very busy.
    if (error instanceof TimeLimitError) noteOutside();
    // Of another world, so that it is no `Error` of this one.
    const reason = String((error as Error | undefined)?.message ?? error).replace(/\.$/, '');
    return { problems: [...problems, ...report(`It fails: ${reason}.`)] };
  }

  function report(message: string): Problem[] {
    if (filePath === undefined) return [];
    return [{ filePath, message: `${message} ${SHOWN_PLAIN}`, cause: 'site-code', subject: PRISM_MODULE }];
  }
}

function prismOf(siteConfig: Record<string, unknown>): { additionalLanguages?: string[]; theme?: unknown } {
  const { prism = {} } = siteConfig['themeConfig'] as { prism?: ReturnType<typeof prismOf> };
  return prism;
}

function readFileOf(packageName: string, file: string, siteDir: string): string | undefined {
  const folder = findThemePackage(packageName, siteDir);
  const filePath = folder && path.join(folder, file);
  return filePath && isSiteFile(filePath) ? readSiteFileSync(filePath).toString() : undefined;
}

function readLibrary(siteDir: string): string | undefined {
  return readFileOf('prism-react-renderer', 'dist/index.js', siteDir) ?? readFileOf('prismjs', 'prism.js', siteDir);
}

function readComponent(name: string, siteDir: string): string | undefined {
  return readFileOf('prismjs', `components/prism-${name}.js`, siteDir);
}
