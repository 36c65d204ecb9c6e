/** Plugin data for the site's own code; loaded before `live.tsx` where that code needs it. */
import { useSyncExternalStore } from 'react';
import { InsideHtml } from '../theme/siteCode/engineParts/serverHtml.tsx';
import { dataModules } from '../theme/siteCode/modules/dataModules.ts';
import type { CorePlatform } from '../theme/siteCode/modules/platform.ts';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer<CorePlatform>(({ runtime, platform }) => ({
  modules: dataModules({
    Inside: InsideHtml,
    // Global data names pages under the configured base, wherever the site is served, so locations are compared with
    // that base.
    useLocation() {
      const { pathname, ...rest } = platform!.useLocation();
      const base = new URL(octavo.dataFolder ?? '', octavo.root).pathname;
      return { ...rest, pathname: octavo.dataBase + pathname.slice(base.length) };
    },
    usePreferredVersion(instanceId) {
      const { preferredVersions: chosen } = runtime;
      const names = useSyncExternalStore(chosen.subscribe, chosen.get, () => undefined);
      return [names?.[instanceId], (name) => runtime.choosePreferredVersion(instanceId, name)];
    },
  }),
}));
