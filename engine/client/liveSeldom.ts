/** `@docusaurus/router` for the site's own code; loaded before `live.tsx` where that code asks for it. */
import { seldomModules } from '../theme/content/seldomModules.ts';
import { createHistory } from '../theme/live/browserHistory.ts';
import type { CorePlatform } from '../theme/live/platform.ts';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer<CorePlatform>(({ runtime, platform }) => ({
  modules: seldomModules({ ...platform!, useHistory: () => createHistory(runtime, platform!) }),
}));
