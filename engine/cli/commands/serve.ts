import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseBase } from '../../node/serve/host/basePath.ts';
import { closeOnSignal, serve } from '../../node/serve/host/serve.ts';
import type { RunCommand } from '../commandTable.ts';
import { shorten } from '../formatProblems.ts';
import { readNetworkOptions } from '../networkOptions.ts';
import { hasConfig, resolveFolder, resolveSiteFolder } from '../siteFolder.ts';
import { UsageError } from '../usageError.ts';
import { buildSite } from './build.ts';

export const run: RunCommand = async (input, terminal) => {
  const network = readNetworkOptions(input);
  const base = readBase(input.values['base']);
  if (input.switches.has('build')) {
    const siteDir = await resolveSiteFolder(input.arguments[0]);
    const outDir = path.resolve(siteDir, input.values['dir'] ?? 'build');
    const status = await buildSite({ siteDir, outDir }, terminal, { verbose: input.switches.has('verbose') });
    if (status !== 0) return status;
  }
  const dir = await findArtefact(input.arguments[0] ?? '.', input.values['dir']);
  const onError = (error: unknown) => terminal.printError(`A file could not be read: ${String(error)}`);
  const server = await serve({ dir, base, ...network, onError });
  if (network.port && server.port !== network.port) terminal.print(`Port ${network.port} is taken.`);
  terminal.print(`Serving ${shorten(dir)} at ${server.url}`);
  if (network.host === '0.0.0.0' || network.host === '::') terminal.print('It can be reached from other machines too.');
  await closeOnSignal(server.close);
  return 0;
};

function readBase(base: string | undefined): string | undefined {
  if (base === undefined || parseBase(base)) return base;
  throw new UsageError(`"${base}" is no prefix a site can be served under. Use one like /docs/.`);
}

/** The folder to serve: `build` of the site folder, `--dir`, or a built site given directly. */
async function findArtefact(given: string, dir: string | undefined): Promise<string> {
  const folder = await resolveFolder(given);
  const artefact = path.resolve(folder, dir ?? 'build');
  if ((await stat(artefact).catch(() => undefined))?.isDirectory()) return artefact;
  if (dir !== undefined) throw new UsageError(`There is no folder "${shorten(artefact)}" to serve.`);
  if (await hasConfig(folder)) {
    throw new UsageError(`"${given}" is not built yet. Run "octavo build${given === '.' ? '' : ` ${given}`}" first.`);
  }
  if (await stat(path.join(folder, 'index.html')).catch(() => undefined)) return folder;
  throw new UsageError(`"${given}" holds no built website: neither a folder "build" nor an index.html.`);
}
