/** The theme's components for the site's own code; loaded before `live.tsx` where that code uses them. */
import { themePart } from '../theme/live/browserTheme.ts';

octavo.islandTheme = themePart;
