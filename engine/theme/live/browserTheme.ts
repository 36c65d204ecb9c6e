import { contentModules } from '../content/themeModules.ts';
import { contentComponents } from '../registry/contentComponents.ts';
import { browserPartModules } from '../parts/browserPart.tsx';
import type { ThemePart } from './browser.tsx';

/** The theme's own components, for site code that uses them in the browser. */
export const themePart: ThemePart = {
  modules: (platform) => ({ ...contentModules(contentComponents, platform), ...browserPartModules() }),
  components: contentComponents,
};
