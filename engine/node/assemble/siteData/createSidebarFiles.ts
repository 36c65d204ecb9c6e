import type { SidebarData, SidebarRef } from '../../../shared/pageData.ts';
import type { Content } from '../../read/content/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { toDataScript } from './toDataScript.ts';

/** One data file per sidebar, shared by all its pages: a page's data does not repeat the sidebar. */
export interface SidebarFiles {
  ref(instanceId: string, versionName: string, name: string): SidebarRef;
  data(ref: SidebarRef): SidebarData | undefined;
  files: Map<string, string>;
}

export function createSidebarFiles(content: Content): SidebarFiles {
  const files = new Map<string, string>();
  const refs = new Map<string, SidebarRef>();
  const byFile = new Map<string, SidebarData>();
  for (const instance of content.docs) {
    for (const version of instance.versions) {
      for (const [name, items] of Object.entries(version.sidebars)) {
        const data: SidebarData = { name, items };
        const file = `_octavo/sidebar-${hashOf(JSON.stringify(data)).slice(0, 10)}.js`;
        files.set(file, toDataScript(file, data));
        byFile.set(file, data);
        refs.set(`${instance.id}\0${version.name}\0${name}`, { name, file });
      }
    }
  }
  return {
    files,
    data: (ref) => byFile.get(ref.file),
    ref(instanceId, versionName, name) {
      const ref = refs.get(`${instanceId}\0${versionName}\0${name}`);
      if (!ref)
        throw new Error(`There is no sidebar "${name}" in version "${versionName}" of the docs "${instanceId}".`);
      return ref;
    },
  };
}
