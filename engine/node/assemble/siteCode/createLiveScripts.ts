import { STYLES_ATTRIBUTE } from '../../../shared/island.ts';
import type { PageFeatures } from '../../../shared/pageData.ts';
import type { LiveParts } from '../../compile/markdown/types.ts';
import type { Article } from '../createArticles.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import { toPackFile } from './scriptPack.ts';

type Live = PageFeatures['live'];

/** The site's own code in the browser. */
export interface LiveCode {
  hasPacks?: boolean;
  scriptsOf(live: LiveParts): Promise<string[]>;
}

/** The scripts that make the components of a page live; a site without code has none. */
export function createLiveScripts({ code, client }: { code?: LiveCode; client: Pick<ClientAssets, 'scripts'> }) {
  return {
    scriptsOf,
    /** For the texts and parts of a page; `own` lists what it loads in addition. */
    of: async (shown: readonly Article[], own: Live): Promise<Live> => withPack(joinLive(own, await liveOf(shown))),
  };

  async function liveOf(shown: readonly Article[]): Promise<Live> {
    const found = shown.flatMap(({ live }) => live ?? []);
    const scripts = await scriptsOf(found);
    if (!scripts) return undefined;
    const atOnce = found.some((parts) => parts.atOnce);
    const hasStyles = shown.some(({ html }) => html.includes(` ${STYLES_ATTRIBUTE}="`));
    return { scripts: hasStyles ? [client.scripts['live-styles'], ...scripts] : scripts, atOnce };
  }

  function withPack(live: Live): Live {
    const isPacked = code?.hasPacks && live?.scripts.includes(client.scripts.live);
    return live && isPacked ? { ...live, pack: toPackFile(live.scripts) } : live;
  }

  async function scriptsOf(found: LiveParts[]): Promise<string[] | undefined> {
    if (found.length === 0 || !code) return undefined;
    const modules = [...new Set(found.flatMap((parts) => parts.modules))];
    const sources = Object.assign({}, ...found.map((parts) => parts.sources ?? {})) as LiveParts['sources'];
    const usesGlobalData = found.some((parts) => parts.usesGlobalData) || undefined;
    return code.scriptsOf({ modules, sources, atOnce: false, usesGlobalData });
  }
}

/** Joins the loads of a kind of page with those of the page's content. */
export function joinLive(own: Live, found: Live): Live {
  if (!own || !found) return own ?? found;
  return { scripts: [...found.scripts, ...own.scripts], atOnce: own.atOnce || found.atOnce };
}
