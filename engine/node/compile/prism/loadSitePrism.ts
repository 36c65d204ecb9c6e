import { callWithLimit, TimeLimitError } from '../../ground/callWithLimit.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { noteOutside } from '../../ground/inputs/inputs.ts';
import { readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { Problem } from '../siteCode/types.ts';
import { PRISM_MODULE } from '../siteCode/findOverrides.ts';
import { bundleOnce, cacheResult, type SiteCodeInput } from '../siteCode/loadSiteCode.ts';
import { findThemeFile, toModuleId } from '../siteCode/moduleNames.ts';
import { findPrismFile } from '../siteCode/prismModule.ts';
import { componentsOf, readComponent } from './componentsOf.ts';
import { PRISM_MODULES, startPrism, type PrismInput } from './startPrism.ts';
import type { SitePrism } from './types.ts';

/** How long the site's module may run. */
const MAX_MS = 30_000;

const SHOWN_PLAIN = 'Code in languages of its own is shown as plain text.';

export interface LoadedPrism {
  /** Undefined if the site adds nothing to the engine's Prism. */
  prism?: SitePrism;
  problems: Problem[];
}

/**
 * The site's additions to Prism: languages of its package that the engine lacks, and the effects of
 * `src/theme/prism-include-languages`. That file is run once here, to see whether it can run.
 */
export async function loadSitePrism(code: SiteCodeInput, siteConfig: Record<string, unknown>): Promise<LoadedPrism> {
  const filePath = findThemeFile(`@theme/${PRISM_MODULE}`, code);
  const isKnown = (name: string) => componentsOf(name).every((file) => readComponent(file) !== undefined);
  if (filePath === undefined && languagesOf(siteConfig).every(isKnown)) return { problems: [] };
  return cacheResult('prism', [filePath, hashOf(JSON.stringify(siteConfig))], code, () =>
    startSitePrism(filePath, code, siteConfig),
  );
}

async function startSitePrism(
  filePath: string | undefined,
  code: SiteCodeInput,
  siteConfig: Record<string, unknown>,
): Promise<LoadedPrism> {
  const { siteDir } = code;
  const id = filePath && toModuleId(filePath, siteDir);
  const bundle =
    id && (await bundleOnce([id], { ...code, bundle: 'prism-module', target: 'browser', leaveAlone: PRISM_MODULES }));
  const module = bundle ? bundle.modules[id] : undefined;
  const problems = module?.problems ?? [];
  if (problems.some(({ severity }) => severity === 'error')) return { problems };

  const components: Record<string, string> = {};
  const site: PrismInput['site'] = {
    siteConfig,
    ...(bundle && module && { include: { chunks: bundle.chunks, chunk: module.chunk } }),
    readComponent(name) {
      const file = findPrismFile(name, siteDir);
      const text = file && readSiteFileSync(file).toString();
      if (text !== undefined) components[name] = text;
      return text;
    },
  };
  try {
    callWithLimit(() => startPrism({ languages: languagesOf(siteConfig), site }), MAX_MS);
    const { include } = site;
    if (!include && Object.keys(components).length === 0) return { problems };
    const hash = hashOf(JSON.stringify([components, include, include && siteConfig]));
    return { problems, prism: { siteConfig, components, include, hash } };
  } catch (error) {
    // A machine may only have been very busy.
    if (error instanceof TimeLimitError) noteOutside();
    // The error comes from another realm, so `instanceof Error` fails here.
    const reason = String((error as Error | undefined)?.message ?? error).replace(/\.$/, '');
    return { problems: [...problems, ...report(`It fails: ${reason}.`)] };
  }

  function report(message: string): Problem[] {
    if (filePath === undefined) return [];
    return [{ filePath, message: `${message} ${SHOWN_PLAIN}`, code: 'site-code', subject: PRISM_MODULE }];
  }
}

function languagesOf(siteConfig: Record<string, unknown>): string[] {
  const { prism } = siteConfig['themeConfig'] as { prism?: { additionalLanguages?: string[] } };
  return prism?.additionalLanguages ?? [];
}
