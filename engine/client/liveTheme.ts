/** The theme's parts for the site's own code; loaded before `live.tsx` where that code uses them. */
import { themeLayer } from '../theme/siteCode/runtime/browserTheme.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer(themeLayer);
