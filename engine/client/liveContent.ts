/** Components that the site's own code renders itself; loaded after `liveTheme.ts` where that code uses them. */
import { contentLayer } from '../theme/siteCode/runtime/browserContent.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer(contentLayer);
