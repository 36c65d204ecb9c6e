import { onTestFinished } from 'vitest';
import { loadConfig } from '../../engine/node/read/config/loadConfig.ts';
import { ConfigError, formatConfigProblem } from '../../engine/node/read/config/report/configError.ts';
import type { SiteConfig } from '../../engine/node/read/config/types.ts';
import { createTempFolder, type Files } from './tempFolder.ts';

export interface ConfigSite {
  dir: string;
  write(files: Files): Promise<void>;
  load(): Promise<SiteConfig>;
  /** `key.path: message` of each problem; none if the configuration is right. */
  problems(): Promise<string[]>;
}

/** A site folder of real files, for tests of configurations only. */
export async function createConfigSite(files: Files): Promise<ConfigSite> {
  const folder = await createTempFolder(files);
  onTestFinished(() => folder.remove());
  return {
    dir: folder.dir,
    write: folder.write,
    load: () => loadConfig(folder.dir),
    async problems() {
      try {
        await loadConfig(folder.dir);
        return [];
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return error.problems.map(formatConfigProblem);
      }
    },
  };
}

/** A site whose configuration is these fields, on top of what is required. `fields` is JavaScript text. */
export function createSiteWith(fields: string, files: Files = {}): Promise<ConfigSite> {
  return createConfigSite({
    'docusaurus.config.ts': `export default { title: 'T', url: 'https://x.example', baseUrl: '/', ${fields} };`,
    ...files,
  });
}
