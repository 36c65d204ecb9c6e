/** What plugins tell the site's own code; loaded before `live.tsx` where that code asks for it. */
import { dataModules } from '../theme/content/dataModules.ts';
import type { Platform } from '../theme/live/platform.ts';

/** Global data names pages under the configured base, wherever the site is served: so are locations compared with it. */
octavo.islandData = ({ useLocation }: Platform) =>
  dataModules({
    useLocation() {
      const { pathname, ...rest } = useLocation();
      const base = new URL(octavo.dataFolder ?? '', octavo.root).pathname;
      return { ...rest, pathname: octavo.dataBase + pathname.slice(base.length) };
    },
  });
