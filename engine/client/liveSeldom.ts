/**
 * Rarely imported modules, such as the router, `@generated` and React's own roots; loaded before `live.tsx` where a component imports one.
 */
import * as ReactDomClient from 'react-dom/client';
import { seldomModules } from '../theme/siteCode/modules/seldomModules.ts';
import { createHistory } from '../theme/siteCode/runtime/browserHistory.ts';
import { useRequestedLocation } from '../theme/siteCode/runtime/useRequestedLocation.ts';
import type { CorePlatform } from '../theme/siteCode/modules/platform.ts';
import { toGeneratedModules } from '../shared/generatedModules.ts';
import { addIslandLayer } from './islands/islandLayer.ts';
import { readSiteFact } from './islands/readSiteFact.ts';

addIslandLayer<CorePlatform>(({ runtime, platform }) => ({
  modules: {
    'react-dom/client': { ...ReactDomClient, default: ReactDomClient },
    ...seldomModules({
      ...platform!,
      useLocation: () => useRequestedLocation(platform!.useLocation()),
      useHistory: () => createHistory(runtime, platform!),
    }),
    ...toGeneratedModules(readSiteFact),
  },
}));
