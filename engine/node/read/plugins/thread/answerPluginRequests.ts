/** Handles the requests of `startPlugins` in the thread in which plugins run. */
import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../../../../shared/messageOf.ts';
import { recordInputs } from '../../../ground/inputs/inputs.ts';
import { trackUnseenReads } from '../../../ground/inputs/trackedCalls.ts';
import { trackClock } from '../../../ground/inputs/trackedClock.ts';
import { trackPackages } from '../../../ground/inputs/trackedFs.ts';
import { trackVariables } from '../../../ground/inputs/trackVariables.ts';
import { loadLocales } from '../../loadLocales.ts';
import type { PluginAnswer, PluginRequest, PluginThreadData } from '../types.ts';
import { createPluginHost, type PluginHost } from './createPluginHost.ts';

const port = parentPort!;
const data = workerData as PluginThreadData;
const send = (message: PluginAnswer): void => port.postMessage(message);
trackVariables();
trackPackages();
trackClock();
trackUnseenReads();
const recorder = recordInputs();
let host: PluginHost | undefined;
/** How many of its problems have been reported. */
let reported = 0;
/** The interval at which the thread reports that it is not stuck in a loop. */
const TURN_MS = 200;

process.on('uncaughtException', (error) => host?.reportStray(error));
const exit = process.exit.bind(process);
process.exit = (code) => {
  send({ kind: 'exit', code });
  return exit(code);
};

async function startHost(): Promise<PluginHost> {
  const locales = await loadLocales(data.siteDir, data.locales);
  const site = locales.find(({ config }) => config.i18n.currentLocale === data.locale) ?? locales[0];
  return createPluginHost(site, data, (step) => send({ kind: 'step', ...step }));
}

async function answer(request: PluginRequest): Promise<void> {
  host ??= await startHost();
  switch (request.kind) {
    case 'load':
      await host.load();
      break;
    case 'all-content':
      await host.allContentLoaded(request.content);
      break;
    case 'post-build':
      await host.postBuild(request.index, request.facts);
  }
  const problems = host.problems.slice(reported);
  reported += problems.length;
  host.noteCalls();
  send({ kind: 'done', plugins: host.loaded(), problems, inputs: recorder.inputs() });
}

setInterval(() => send({ kind: 'turn' }), TURN_MS).unref();

port.on('message', (request: PluginRequest) => {
  // A thread with nothing left to do ends, so a promise that never settles is noticed immediately.
  port.unref();
  answer(request)
    .catch((error: unknown) => send({ kind: 'failed', message: messageOf(error) }))
    .finally(() => port.ref());
});
