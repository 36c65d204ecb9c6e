import { toOutlineFile } from '../../../shared/compare/outlineFile.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { Comparisons } from '../../assemble/compare/createComparisons.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Output } from '../output/openOutput.ts';

/** One file per version of docs that have several: what the page that compares them loads. */
export async function emitOutlines(
  { config, content }: Pick<Site, 'config' | 'content'>,
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
}
