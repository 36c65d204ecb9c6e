import { toApiChangesFile, toOutlineFile } from '../../../shared/compare/outlineFile.ts';
import { toApiChanges } from '../../assemble/compare/toApiChanges.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { Comparisons } from '../../assemble/compare/createComparisons.ts';
import type { Site } from '../../read/loadSites.ts';
import { toWords } from '../../read/translations/toWords.ts';
import type { Output } from '../output/openOutput.ts';

/**
 * One file per version, for docs with several versions: the compare page loads them. If some docs have APIs, each version
 * has a second file with their changes, because the page that requests it does not know about APIs.
 */
export async function emitOutlines(
  { config, content, messages }: Pick<Site, 'config' | 'content' | 'messages'>,
  comparisons: Comparisons | undefined,
  { write }: Pick<Output, 'write'>,
): Promise<void> {
  if (!comparisons) return;
  const instances = content.docs.filter(({ versions }) => versions.length > 1);
  const hasApis = instances.some(({ versions }) => versions.some(({ apis }) => apis.length > 0));
  const words = toWords(config.i18n.currentLocale, messages);
  for (const instance of instances) {
    for (const [at, version] of instance.versions.entries()) {
      const file = toOutlineFile(instance.id, version.name, config.folder);
      await write(file, toDataScript(file, await comparisons.outline(instance, version)));
      if (!hasApis) continue;
      const apiFile = toApiChangesFile(instance.id, version.name, config.folder);
      await write(apiFile, toDataScript(apiFile, toApiChanges(version, instance.versions.slice(at + 1), words)));
    }
  }
}
