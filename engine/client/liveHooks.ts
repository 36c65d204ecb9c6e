/** The theme's hooks for the site's own code; loaded after `liveTheme.ts` where that code uses them. */
import type { Platform } from '../theme/siteCode/modules/platform.ts';
import { hookModules } from '../theme/siteCode/modules/hookModules.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer<Platform>(({ platform }) => ({ modules: hookModules(platform!) }));
