/** Looks up docs, sidebars and versions that the configuration names. */
import { didYouMean } from '../../../shared/nearestName.ts';
import type { RoutePath, VersionedTarget } from '../../../shared/siteData.ts';
import type { ConfigProblem } from '../../read/config/report/configError.ts';
import { quoteValue } from '../../read/config/report/quoteValue.ts';
import type { Content, Doc, DocsVersion } from '../../read/content/types.ts';

export interface DocTargets {
  /** Undefined for a draft or unlisted document, which is not shown, and for a missing one, which is a problem. */
  doc(instanceId: string, docId: string, keyPath: string): VersionedTarget | undefined;
  sidebar(
    instanceId: string,
    sidebarId: string,
    keyPath: string,
  ): { target: VersionedTarget; label: string } | undefined;
  /** The versions a menu lists: those the configuration names, or all. */
  versions(
    instanceId: string,
    configured: string[] | Record<string, { label?: string }> | undefined,
    keyPath: string,
  ): { versions: string[]; labels?: Record<string, string> } | undefined;
}

/** A document, or the index of a category. */
type Target = Pick<Doc, 'routePath' | 'sidebarName'> & { unlisted?: boolean };

export function createDocTargets(content: Pick<Content, 'docs'>, problems: ConfigProblem[]): DocTargets {
  /** A missing instance was reported when the configuration was read. */
  const instanceOf = (instanceId: string) => content.docs.find((instance) => instance.id === instanceId);

  function reportUnknown(keyPath: string, what: string, name: string, known: Iterable<string>): void {
    const names = [...new Set(known)];
    const hint = didYouMean(name, names) || listNames(names);
    problems.push({ keyPath, code: 'unknown-name', message: `${quoteValue(name)} is no ${what}.${hint}` });
  }

  return {
    doc(instanceId, docId, keyPath) {
      const instance = instanceOf(instanceId);
      if (!instance) return undefined;
      const found = instance.versions.flatMap((version) => {
        const doc: Target | undefined =
          version.docs.find((candidate) => candidate.id === docId) ??
          version.generatedIndexes.find(({ slug }) => slug === docId);
        return doc ? [{ version, doc }] : [];
      });
      if (found.length === 0) {
        if (instance.versions.some((version) => version.drafts.some(({ id }) => id === docId))) return undefined;
        const ids = instance.versions.flatMap((version) => version.docs.map((doc) => doc.id));
        reportUnknown(`${keyPath}.docId`, `document of the docs instance "${instanceId}"`, docId, ids);
        return undefined;
      }
      const listed = found.filter(({ doc }) => !doc.unlisted);
      if (listed.length === 0) return undefined;
      const shown = listed.find(({ version }) => version.isLast) ?? listed[0];
      return {
        instanceId,
        paths: toPaths(listed.map(({ version, doc }) => [version, doc.routePath])),
        sidebarName: shown?.doc.sidebarName,
        docId,
      };
    },

    sidebar(instanceId, sidebarId, keyPath) {
      const instance = instanceOf(instanceId);
      if (!instance) return undefined;
      if (!instance.versions.some((version) => sidebarId in version.sidebars)) {
        const ids = instance.versions.flatMap((version) => Object.keys(version.sidebars));
        reportUnknown(`${keyPath}.sidebarId`, `sidebar of the docs instance "${instanceId}"`, sidebarId, ids);
        return undefined;
      }
      const links = instance.versions.flatMap((version) => {
        const link = version.sidebarLinks[sidebarId];
        return link ? [{ version, link }] : [];
      });
      const shown = links.find(({ version }) => version.isLast) ?? links[0];
      if (!shown) {
        const message = `The sidebar ${quoteValue(sidebarId)} has no page to link to; add one, or remove the item.`;
        problems.push({ keyPath: `${keyPath}.sidebarId`, code: 'empty-sidebar', message });
        return undefined;
      }
      const paths = toPaths(links.map(({ version, link }) => [version, link.path]));
      return { target: { instanceId, paths, sidebarName: sidebarId }, label: shown.link.label };
    },

    versions(instanceId, configured, keyPath) {
      const instance = instanceOf(instanceId);
      if (!instance) return undefined;
      const known = instance.versions.map((version) => version.name);
      if (!configured) return { versions: known };
      const names = Array.isArray(configured) ? configured : Object.keys(configured);
      for (const [index, name] of names.entries()) {
        if (known.includes(name)) continue;
        const place = Array.isArray(configured) ? `[${index}]` : `[${quoteValue(name)}]`;
        reportUnknown(`${keyPath}.versions${place}`, `version of the docs instance "${instanceId}"`, name, known);
      }
      return Array.isArray(configured) ? { versions: names } : { versions: names, labels: labelsOf(configured) };
    },
  };
}

function toPaths(entries: [DocsVersion, RoutePath][]): Record<string, RoutePath> {
  return Object.fromEntries(entries.map(([version, routePath]) => [version.name, routePath]));
}

function labelsOf(configured: Record<string, { label?: string }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(configured).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  );
}

/** The number of names that a message lists at most. */
const MAX_NAMES = 10;

function listNames(names: string[]): string {
  if (names.length === 0) return ' There are none.';
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return ` There are ${names.slice(0, MAX_NAMES).map(quoteValue).join(', ')}${more}.`;
}
