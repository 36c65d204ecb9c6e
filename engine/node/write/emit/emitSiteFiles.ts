import { readSiteFile } from '../../ground/inputs/siteFiles.ts';
import { CLEAN_PROBE_FILE } from '../../../shared/documentAttributes.ts';
import type { ScriptName } from '../../../shared/features.ts';
import { mapConcurrent } from '../../ground/mapConcurrent.ts';
import type { Output } from '../output/openOutput.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import { MERGED_FILES } from './emitHostFiles.ts';

export interface SiteFilesInput {
  client: ClientAssets;
  staticFiles: Map<string, string>;
  output: Output;
  /** Scripts that some page needs. */
  needs: ReadonlySet<ScriptName>;
}

/** Files of the site as a whole, independent of its locales. */
export async function emitSiteFiles(input: SiteFilesInput): Promise<void> {
  const { client, staticFiles, output } = input;
  const copied = [...staticFiles].filter(([file]) => !MERGED_FILES.includes(file));
  await Promise.all([
    client.emit(output, input.needs),
    output.write(CLEAN_PROBE_FILE, 'octavo'),
    mapConcurrent(copied, 8, async ([file, filePath]) => output.write(file, await readSiteFile(filePath))),
  ]);
}
