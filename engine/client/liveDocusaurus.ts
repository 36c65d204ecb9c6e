/** What Docusaurus gives to the site's own code; loaded before `live.tsx` where that code asks for it. */
import { docusaurusLayer } from '../theme/siteCode/runtime/browserDocusaurus.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer(docusaurusLayer);
