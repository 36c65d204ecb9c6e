/** The theme's hooks for the site's own code; loaded after `liveTheme.ts` where that code uses them. */
import type { Platform } from '../theme/siteCode/modules/platform.ts';
import { themeHookModules } from '../theme/siteCode/modules/themeHookModules.ts';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer<Platform>(({ platform }) => ({ modules: themeHookModules(platform!) }));
