import { readSiteFile } from '../../ground/inputs/siteFiles.ts';
import { CLEAN_PROBE_FILE } from '../../../shared/documentAttributes.ts';
import type { ScriptName } from '../../../shared/features.ts';
import type { DocumentAssets } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { mapConcurrent } from '../../ground/mapConcurrent.ts';
import type { Output } from '../output/openOutput.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import type { SidebarFiles } from '../../assemble/siteData/createSidebarFiles.ts';
import { MERGED_FILES } from './emitHostFiles.ts';

export interface SiteFilesInput {
  siteData: SiteData;
  client: ClientAssets;
  documentAssets: DocumentAssets;
  sidebars: SidebarFiles;
  staticFiles: Map<string, string>;
  output: Output;
  /** Scripts that some page needs. */
  needs: ReadonlySet<ScriptName>;
}

/** Files that belong to the site as a whole. */
export async function emitSiteFiles(input: SiteFilesInput): Promise<void> {
  const { siteData, client, documentAssets, sidebars, staticFiles, output } = input;
  const copied = [...staticFiles].filter(([file]) => !MERGED_FILES.includes(file));
  await Promise.all([
    client.emit(output, input.needs),
    output.write(documentAssets.siteDataFile, toDataScript(documentAssets.siteDataFile, siteData)),
    output.write(CLEAN_PROBE_FILE, 'octavo'),
    ...[...sidebars.files].map(([file, content]) => output.write(file, content)),
    mapConcurrent(copied, 8, async ([file, filePath]) => output.write(file, await readSiteFile(filePath))),
  ]);
}
