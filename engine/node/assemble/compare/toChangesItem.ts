import { toCompareTarget } from '../../../shared/compare/compareTarget.ts';
import type { Translate } from '../../../shared/createTranslate.ts';
import type { NavbarItem } from '../../../shared/siteData.ts';
import type { Site } from '../../read/loadSites.ts';
import { toDocsPair } from './findOriginal.ts';
import { listReleases } from './versionBefore.ts';

/** The entry of a version menu that leads to the changes of the newest release, if Octavo may add to pages. */
export function toChangesItem(
  { config, routes, original }: Pick<Site, 'config' | 'routes' | 'original'>,
  instanceId: string,
  t: Translate,
): NavbarItem[] {
  const compareRoute = routes.find((route) => route.kind === 'compare');
  const instance = compareRoute?.instances.find(({ id }) => id === instanceId);
  if (!compareRoute || !instance || !config.octavo.compare || !config.octavo.compare.line) return [];
  const [newest] = listReleases(toDocsPair(instance, original));
  if (!newest) return [];
  const { version, older, oldest } = newest;
  return [
    {
      type: 'link',
      position: 'right',
      className: 'oc-changes-link',
      label: t('What changed in {version}', { version: oldest.label }),
      to: toCompareTarget(compareRoute.routePath, { instance, from: older, to: version }),
    },
  ];
}
