import { toApiChangesFile, toOutlineFile } from '../../../shared/compare/outlineFile.ts';
import { toApiChanges } from '../../assemble/compare/toApiChanges.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { Comparisons } from '../../assemble/compare/createComparisons.ts';
import type { Site } from '../../read/loadSites.ts';
import { toWords } from '../../read/translations/toWords.ts';
import type { Output } from '../output/openOutput.ts';

/** One file per version, for docs with several versions: the compare page loads them. */
export async function emitOutlines(
  { config, content, messages }: Pick<Site, 'config' | 'content' | 'messages'>,
  comparisons: Comparisons | undefined,
  output: Pick<Output, 'write'>,
): Promise<void> {
  if (!comparisons) return;
  for (const instance of content.docs.filter(({ versions }) => versions.length > 1)) {
    for (const version of instance.versions) {
      const file = toOutlineFile(instance.id, version.name, config.folder);
      await output.write(file, toDataScript(file, await comparisons.outline(instance, version)));
    }
  }
  await emitApiChanges({ config, content, messages }, output);
}

/** If some docs have APIs, every version has a file, because the page that requests it does not know about APIs. */
async function emitApiChanges(
  { config, content, messages }: Pick<Site, 'config' | 'content' | 'messages'>,
  output: Pick<Output, 'write'>,
): Promise<void> {
  const instances = content.docs.filter(({ versions }) => versions.length > 1);
  if (instances.every(({ versions }) => versions.every(({ apis }) => apis.length === 0))) return;
  const words = toWords(config.i18n.currentLocale, messages);
  for (const { id, versions } of instances) {
    for (const [at, version] of versions.entries()) {
      const file = toApiChangesFile(id, version.name, config.folder);
      await output.write(file, toDataScript(file, toApiChanges(version, versions.slice(at + 1), words)));
    }
  }
}
