import { closeOnSignal } from '../../node/serve/host/serve.ts';
import type { RunCommand } from '../commandTable.ts';
import { readNetworkOptions } from '../networkOptions.ts';
import { readLocales } from '../readLocales.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export const run: RunCommand = async (input, terminal) => {
  const network = readNetworkOptions(input);
  const siteDir = await resolveSiteFolder(input.arguments[0]);
  const { startDev } = await import('../../node/serve/dev/startDev.ts');
  const server = await startDev({
    siteDir,
    ...network,
    locales: readLocales(input.values),
    onProblems: createProblemPrinter(terminal),
  });
  if (network.port && server.port !== network.port) terminal.print(`Port ${network.port} is taken.`);
  terminal.print(`The site is at ${server.url}`);
  terminal.print('Pages are compiled when you open them. Ctrl-C ends.');
  await closeOnSignal(server.close);
  return 0;
};

/** Prints only problems that are new since the site was last loaded. */
export function createProblemPrinter(terminal: Terminal): (messages: string[]) => void {
  let known = new Set<string>();
  return (messages) => {
    for (const message of messages) if (!known.has(message)) terminal.printError(message);
    known = new Set(messages);
  };
}
