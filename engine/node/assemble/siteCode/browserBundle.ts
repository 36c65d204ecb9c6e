/** Code shared by components of pages and by client modules. */
import { bundleOnce, type SiteCodeInput } from '../../compile/siteCode/loadSiteCode.ts';
import type { ModuleId, SiteCode, SiteModule } from '../../compile/siteCode/types.ts';
import { withSeverity, type ContentProblem } from '../../ground/problems.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';

export const CODE_FOLDER = 'assets/code/';

const NO_CODE: SiteCode = { modules: {}, chunks: {} };

/** Bundles these modules and loads the files that they name. */
export async function bundleForBrowser(
  ids: readonly ModuleId[],
  input: Omit<SiteCodeInput, 'target' | 'toAddress'>,
  assets: ContentAssets,
): Promise<SiteCode> {
  if (ids.length === 0) return NO_CODE;
  const toAddress = async (filePath: string) => (await assets.getForCode(filePath))?.file;
  const code = await bundleOnce(ids, { ...input, target: 'browser', toAddress });
  // Files of a cached bundle are not loaded yet.
  await Promise.all(Object.values(code.modules).flatMap(({ files }) => files.map(toAddress)));
  return code;
}

/** The scripts of a bundle by name; each passes its module to `octavo.<host>`. */
export function toScripts({ modules, chunks }: SiteCode, host: 'islands' | 'modules'): Map<string, string> {
  const idOf = new Map(Object.entries(modules).map(([id, { chunk }]) => [chunk, id]));
  const scripts = Object.entries(chunks).map(([name, text]): [string, string] => {
    const id = idOf.get(name);
    const end = id === undefined ? '' : `,${JSON.stringify(id)}`;
    return [name, `octavo.${host}.define(${JSON.stringify(name)},function(require,module,exports){${text}\n}${end})`];
  });
  return new Map(scripts);
}

/** Places where the modules load something from other sites. */
export function sourcesOf(modules: readonly SiteModule[]): SourcesAt[] {
  const loads = new Map(modules.flatMap(({ loads = [] }) => loads.map((load) => [JSON.stringify(load), load])));
  return [...loads.values()].map(({ kind, source, ...place }) => ({ sources: { [kind]: [source] }, ...place }));
}

export function problemsOf(modules: readonly SiteModule[]): ContentProblem[] {
  return modules.flatMap(({ problems }) => problems.map(withSeverity));
}

/** The code may set styles as markup, which the policy blocks: `client/scriptedStyles.ts` carries them over. */
export function setsStyles(text: string): boolean {
  return /insertRule|["'`]style["'`]|innerHTML|insertAdjacentHTML/i.test(text);
}
