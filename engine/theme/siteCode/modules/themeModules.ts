/** The modules that content and site code may import, by name. */
import { joinClassNames } from '../../base/joinClassNames.ts';
import type { ContentComponents } from '../../base/ThemeComponents.ts';
import { componentModules } from './componentModules.ts';
import { dataModules } from './dataModules.ts';
import { docusaurusModules } from './docusaurusModules.ts';
import { linkModules } from './linkModules.ts';
import type { Platform } from './platform.ts';
import { seldomModules } from './seldomModules.ts';
import { hookModules } from './hookModules.tsx';

type Modules = Record<string, Record<string, unknown>>;

/** Replaceable components are passed in; the rest is fixed. */
export function createThemeModules(components: ContentComponents, platform: Platform): Modules {
  const modules: Modules = {
    ...platform.reactModules,
    clsx: { default: joinClassNames, clsx: joinClassNames },
    ...docusaurusModules(platform),
    ...dataModules(platform),
    ...seldomModules(platform),
  };
  const ofTheme = [componentModules(components), linkModules(platform), hookModules(platform)];
  // A module may combine page hooks from the theme with hooks for plugin data.
  for (const [name, exports] of ofTheme.flatMap(Object.entries<Record<string, unknown>>)) {
    modules[name] = { ...modules[name], ...exports };
  }
  return modules;
}
