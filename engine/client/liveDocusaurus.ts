/** Docusaurus's modules for the site's own code; loaded before `live.tsx` where that code imports them. */
import { docusaurusLayer } from '../theme/siteCode/runtime/browserDocusaurus.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';

addIslandLayer(docusaurusLayer);
