/** `@docusaurus/router` for the site's own code; loaded before `live.tsx` where that code asks for it. */
import { routerModules } from '../theme/content/routerModules.ts';
import { createHistory } from '../theme/live/browserHistory.ts';
import type { CorePlatform } from '../theme/live/platform.ts';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer<CorePlatform>(({ runtime, platform }) => ({
  modules: routerModules({ ...platform!, useHistory: () => createHistory(runtime, platform!) }),
}));
