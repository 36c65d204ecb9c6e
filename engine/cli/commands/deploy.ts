import path from 'node:path';
import { deploy } from '../../node/commands/deploy/deploy.ts';
import type { RunCommand } from '../commandTable.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { readLocales } from '../readLocales.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import { buildSite } from './build.ts';

export const run: RunCommand = async ({ arguments: [given], values, switches }, terminal) => {
  const siteDir = await resolveSiteFolder(given);
  const outDir = path.resolve(siteDir, values['out-dir'] ?? 'build');
  let status = 0;
  const build = async (): Promise<boolean> => {
    const options = { siteDir, outDir, locales: readLocales(values) };
    status = await buildSite(options, terminal, { verbose: switches.has('verbose') });
    return status === 0;
  };
  const url = await deploy({
    siteDir,
    outDir,
    targetDir: values['target-dir'],
    env: process.env,
    ...(!switches.has('skip-build') && { build }),
    onNote: (text) => terminal.print(text),
  });
  if (status !== 0) {
    terminal.printError('Nothing was deployed, because the site has errors.');
    return EXIT_FAILED;
  }
  if (url !== undefined) terminal.print(`The website is at ${url}`);
  return 0;
};
