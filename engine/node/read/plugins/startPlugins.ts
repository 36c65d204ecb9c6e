import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { noteInputs, noteOpenPlugins, ownVariables, type Inputs } from '../../ground/inputs/inputs.ts';
import { engineDist } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import { nameOfPlugin, toFailureMessage } from './nameOfPlugin.ts';
import type {
  AllContent,
  BuildFacts,
  LoadedPlugin,
  PluginAnswer,
  PluginRequest,
  PluginsResult,
  PluginThreadData,
} from './types.ts';
import { watchStep, type WatchedStep } from './watchStep.ts';

export interface PluginsOptions {
  mode: 'production' | 'development';
  /** The folder that plugins see as the output folder. */
  outDir: string;
  /** The requested locales; all of them if none were requested. */
  locales: string[];
}

/** The running plugins of one locale of a site. */
export interface RunningPlugins {
  result: PluginsResult;
  /** Their inputs, except those that are already recorded as inputs of the build. */
  inputs: Inputs;
  /** Gives plugins the content of the whole site, if one of them needs it. */
  addContent(toContent: () => AllContent): Promise<void>;
  /** `mendOutput`: repairs a plugin's changes to the output folder, and returns them. */
  postBuild(facts: BuildFacts, mendOutput: () => string | undefined): Promise<ContentProblem[]>;
  close(): Promise<void>;
}

type Culprit = Extract<PluginAnswer, { kind: 'step' }>;
type Done = Extract<PluginAnswer, { kind: 'done' }>;

/** A plugin ended the thread, or never finished. */
class ThreadEnd extends Error {
  readonly culprit: Culprit | undefined;

  constructor(reason: string, culprit: Culprit | undefined) {
    super(reason);
    this.culprit = culprit;
  }
}

/**
 * Runs the plugins of a site in a separate thread, so that `process.exit`, a loop or a timer can neither end nor block
 * the build. A plugin that ends the thread is skipped, and the others start again.
 */
export async function startPlugins(
  config: SiteConfig,
  { mode, outDir, locales }: PluginsOptions,
): Promise<RunningPlugins> {
  const { siteDir, folder } = config;
  const locale = config.i18n.currentLocale;
  const generated = mode === 'production' ? 'generated' : 'generated-dev';
  // Next to the default locale's folder, because the default locale removes everything else from its own.
  const generatedDir = path.join(siteDir, '.octavo', folder === '' ? generated : `${generated}.${locale}`);
  const limit = config.octavo.pluginSeconds;
  const skipped: number[] = [];
  const fatal: ContentProblem[] = [];
  const result: PluginsResult = { plugins: [], problems: [], generatedDir };
  let thread: PluginThread;
  let inputs!: Inputs;
  let content: AllContent | undefined;
  take(await restart());

  /** Repeats all steps so far until no plugin ends the thread, each time without the last culprit. */
  async function restart(): Promise<Done> {
    for (;;) {
      thread = startThread({ siteDir, locale, locales, mode, outDir, generatedDir, skipped }, limit);
      try {
        const loaded = await thread.send({ kind: 'load' });
        if (!content) return loaded;
        const done = await thread.send({ kind: 'all-content', content });
        return { ...done, problems: [...loaded.problems, ...done.problems] };
      } catch (error) {
        await leaveOut(error);
      }
    }
  }

  /** The plugin that ended the thread is excluded. */
  async function leaveOut(error: unknown): Promise<void> {
    await thread.close();
    if (!(error instanceof ThreadEnd) || !error.culprit) throw error;
    // What it has read is lost with the thread.
    noteOpenPlugins();
    skipped.push(error.culprit.index);
    fatal.push(toProblem(error, error.culprit, config));
  }

  function take({ plugins, problems, inputs: found }: Done): void {
    result.plugins = plugins;
    result.problems = [...fatal, ...result.problems.filter((known) => !fatal.includes(known)), ...problems];
    inputs = withoutMade(found, siteDir, outDir);
    noteInputs(inputs);
  }

  return {
    result,
    get inputs() {
      return inputs;
    },
    async addContent(toContent) {
      if (!asksForContent(result)) return;
      content = toContent();
      try {
        take(await thread.send({ kind: 'all-content', content }));
      } catch (error) {
        await leaveOut(error);
        result.problems = [];
        take(await restart());
      }
    },
    async postBuild(facts, mendOutput) {
      const found: ContentProblem[] = [];
      // One by one, so that each plugin changes the output only once, even if a later one ends the thread.
      for (const { index, name } of result.plugins.filter(({ steps }) => steps.includes('postBuild'))) {
        const fatalBefore = fatal.length;
        try {
          const { problems, inputs } = await thread.send({ kind: 'post-build', index, facts });
          found.push(...problems);
          noteInputs(withoutMade(inputs, siteDir, outDir));
        } catch (error) {
          await leaveOut(error);
          await restart();
          found.push(...fatal.slice(fatalBefore));
        }
        const damage = mendOutput();
        const entry = config.plugins[index];
        if (damage === undefined || !entry) continue;
        const message = toFailureMessage(entry, nameOfPlugin(entry, name), `${damage} in \`postBuild\``);
        found.push({ severity: 'error', code: 'plugin-fails', filePath: config.configPath, message });
      }
      return found;
    },
    close: () => thread.close(),
  };
}

/** Whether a plugin needs the content of the whole site. Then any page may matter to it. */
export function asksForContent({ plugins }: PluginsResult): boolean {
  return plugins.some(({ steps, wraps }) => wraps || steps.includes('allContentLoaded'));
}

/** Files that plugins or builds generate are not sources. */
function withoutMade(inputs: Inputs, siteDir: string, outDir: string): Inputs {
  const made = [path.join(siteDir, '.octavo'), path.join(siteDir, '.docusaurus'), outDir].map((dir) => dir + path.sep);
  const keep = (table: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(table).filter(([file]) => !made.some((dir) => file.startsWith(dir) || file + path.sep === dir)),
    );
  return { ...inputs, files: keep(inputs.files), folders: keep(inputs.folders) };
}

function toProblem({ message }: ThreadEnd, { index, label, filePath }: Culprit, config: SiteConfig): ContentProblem {
  const entry = config.plugins[index];
  const text = entry ? toFailureMessage(entry, label, message) : message;
  return { severity: 'error', code: 'plugin-fails', filePath, message: text };
}

/** Steps of the life cycle, such as `loadContent`. Those of our own are one word: `load`. */
const STEP_NAME = /[A-Z]/;

interface PluginThread {
  send(request: PluginRequest): Promise<Done>;
  close(): Promise<void>;
}

function startThread(data: PluginThreadData, seconds: number): PluginThread {
  const worker = new Worker(path.join(engineDist(), 'node', 'pluginThread.cjs'), {
    workerData: data,
    env: { ...ownVariables, NODE_ENV: data.mode, BABEL_ENV: data.mode },
  });
  let culprit: Culprit | undefined;
  let waiting: { resolve(done: Done): void; reject(error: Error): void } | undefined;
  let watched: WatchedStep | undefined;
  let reason: string | undefined;

  function settle(): typeof waiting {
    const request = waiting;
    waiting = undefined;
    watched?.stop();
    return request;
  }

  worker.on('message', (answer: PluginAnswer) => {
    if (answer.kind === 'step') {
      culprit = answer;
      watched?.stop();
      watched = watchStep(worker, seconds, () => {
        reason = `is not done within ${seconds} seconds (\`customFields.octavo.pluginSeconds\` sets the limit)`;
        void worker.terminate();
      });
    } else if (answer.kind === 'turn') {
      watched?.turned();
    } else if (answer.kind === 'exit') {
      reason = 'calls `process.exit`';
    } else if (answer.kind === 'failed') {
      settle()?.reject(new Error(answer.message));
    } else {
      culprit = undefined;
      settle()?.resolve(answer);
    }
  });
  worker.on('error', (error) => {
    reason ??= `ends its thread (${error.message})`;
  });
  worker.on('exit', () => {
    const step = culprit && STEP_NAME.test(culprit.step) ? ` in \`${culprit.step}\`` : '';
    settle()?.reject(new ThreadEnd(`${reason ?? 'waits for something that never comes'}${step}`, culprit));
  });

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(request);
      }),
    async close() {
      settle();
      await worker.terminate();
    },
  };
}

/** For a plugin by its name and id, in the order of the configuration. */
export function globalDataOf(plugins: LoadedPlugin[]): AllContent {
  const found: AllContent = {};
  for (const { name, id, globalData } of plugins) {
    if (globalData) found[name] = { ...found[name], [id]: globalData.value };
  }
  return found;
}
