import type { DocsVersion } from '../../content/types.ts';

/** A version of the docs in the form that Docusaurus passes to components and plugins. */
export function toVersionData({ instanceId, name, label, banner, badge, isLast, className, noIndex }: DocsVersion) {
  return {
    pluginId: instanceId,
    version: name,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    isLast,
    className,
  };
}

/** The documents of a version by id, in Docusaurus's form. */
export function toDocsById({ docs }: DocsVersion) {
  return Object.fromEntries(
    docs.map(({ id, title, description, sidebarName }) => [id, { id, title, description, sidebar: sidebarName }]),
  );
}
