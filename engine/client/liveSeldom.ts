/**
 * Rarely imported modules, such as the router and `@generated`; loaded before `live.tsx` where a component imports one.
 */
import { seldomModules } from '../theme/siteCode/modules/seldomModules.ts';
import { createHistory } from '../theme/siteCode/runtime/browserHistory.ts';
import { useRequestedLocation } from '../theme/siteCode/runtime/useRequestedLocation.ts';
import type { CorePlatform } from '../theme/siteCode/modules/platform.ts';
import { toGeneratedModules } from '../shared/generatedModules.ts';
import { addIslandLayer } from './islands/islandLayer.ts';
import { readSiteFact } from './islands/readSiteFact.ts';

addIslandLayer<CorePlatform>(({ runtime, platform }) => ({
  modules: {
    ...seldomModules({
      ...platform!,
      useLocation: () => useRequestedLocation(platform!.useLocation()),
      useHistory: () => createHistory(runtime, platform!),
    }),
    ...toGeneratedModules(readSiteFact),
  },
}));
