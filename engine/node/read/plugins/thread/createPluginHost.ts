/** The life cycle of plugins, as in Docusaurus, but one after the other, so that each failure has one culprit. */
import path from 'node:path';
import { messageOf } from '../../../../shared/messageOf.ts';
import { removeOlder } from '../../../ground/files/generatedFolder.ts';
import { noteOpenPlugins } from '../../../ground/inputs/inputs.ts';
import { NATIVE_CALL } from '../../../ground/inputs/trackedCalls.ts';
import { readsOf } from '../../../ground/inputs/readsOf.ts';
import { placeOfCode } from '../../../ground/placeOfCode.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import type { LocaleSite } from '../../loadLocales.ts';
import { versionOf } from '../docusaurus/pluginVersions.ts';
import { routesOf, toOwnPlugins, withSilentPlugins, type PluginView } from '../docusaurus/toOwnPlugins.ts';
import type { AllContent, BuildFacts, LoadedPlugin, PluginThreadData } from '../types.ts';
import { createActions } from './createActions.ts';
import { toPluginContext } from '../pluginContext.ts';
import { toPostBuildProps } from './postBuildProps.ts';
import { nameOfPlugin } from '../nameOfPlugin.ts';
import type { Step } from './pluginObject.ts';
import { STRAY, toPluginProblem, type Running } from './toPluginProblem.ts';
import { createInstance, type Instance } from './createInstance.ts';
import { createPluginSteps } from './createPluginSteps.ts';

export interface PluginHost {
  load(): Promise<void>;
  allContentLoaded(content: AllContent): Promise<void>;
  /** Runs the hook of the plugin at that position in the configuration. */
  postBuild(index: number, facts: BuildFacts): Promise<void>;
  loaded(): LoadedPlugin[];
  problems: ContentProblem[];
  /** Reports an error that no caller waits for. */
  reportStray(error: unknown): void;
  /** Notes the calls that plugins have made so far and whose results cannot be recorded. */
  noteCalls(): void;
}

/** The steps whose results may depend on what the plugin reads. */
const READING_STEPS = ['loadContent', 'contentLoaded', 'allContentLoaded', 'postBuild'] as const;

type OnStep = (step: { index: number; label: string; filePath: string; step: string }) => void;

export function createPluginHost(
  { config, messages }: Pick<LocaleSite, 'config' | 'messages'>,
  data: PluginThreadData,
  onStep: OnStep,
): PluginHost {
  const { siteDir, configPath } = config;
  const context = toPluginContext(config, data, messages);
  const problems: ContentProblem[] = [];
  const started = Date.now();
  const made = new Set<string>();
  let instances: Instance[] = [];
  let current: Running | undefined;
  /** The steps so far, each with its calls whose results cannot be recorded. */
  const ran: { running: Running; calls: ReadonlySet<string> }[] = [];

  /** Runs a step; a plugin that fails is reported and excluded from later steps. */
  async function run<T>(running: Running, action: () => T | Promise<T>): Promise<{ value: T } | undefined> {
    const { entry, filePath, step, name } = running;
    current = running;
    const calls = new Set<string>();
    ran.push({ running, calls });
    onStep({ index: config.plugins.indexOf(entry), label: nameOfPlugin(entry, name), filePath, step });
    try {
      return { value: await readsOf({ calls }, action) };
    } catch (error) {
      problems.push(toPluginProblem(running, error, config));
      instances = instances.filter((instance) => instance.entry !== entry);
      return undefined;
    } finally {
      current = undefined;
    }
  }

  function toRunning({ entry, loaded }: Instance, step: string): Running {
    return { entry, filePath: loaded.filePath, step, name: loaded.name };
  }

  const runStep = <T>(instance: Instance, step: Step, action: () => T | Promise<T>) =>
    run(toRunning(instance, step), action);

  function warn({ loaded }: Instance, message: string): void {
    problems.push({
      severity: 'warning',
      code: 'plugin-step',
      filePath: loaded.filePath,
      message: `The plugin "${loaded.name}": ${message}`,
    });
  }

  /** Two plugins with the same name and id would write into the same folder. */
  function refuseTwins(): void {
    const seen = new Map<string, Instance>();
    for (const instance of instances) {
      const { name, id } = instance.loaded;
      const other = seen.get(`${name} ${id}`);
      if (!other) {
        seen.set(`${name} ${id}`, instance);
        continue;
      }
      const message = `${instance.entry.keyPath}: the plugin "${name}" has the id "${id}" in ${other.entry.keyPath} too; it is left out. Give each an \`id\` of its own among its options.`;
      problems.push({ severity: 'error', code: 'duplicate-id', filePath: configPath, message });
      instances = instances.filter((each) => each !== instance);
    }
  }

  const actionsFor = ({ loaded }: Instance) =>
    createActions(loaded, path.join(data.generatedDir, loaded.name, loaded.id), (file) => made.add(file));

  const { loadInstance, takeWrapped } = createPluginSteps({ config, context, problems, runStep, warn, actionsFor });

  return {
    problems,
    loaded: () => instances.map(({ loaded }) => loaded),

    async load() {
      for (const [index, entry] of config.plugins.entries()) {
        if (data.skipped.includes(index)) continue;
        const instance = await createInstance(entry, { config, context, run });
        if (instance) instances.push(instance);
      }
      refuseTwins();
      for (const instance of [...instances]) await loadInstance(instance);
      if (!instances.some(({ plugin, wrapped }) => wrapped ?? plugin.allContentLoaded)) clean();
    },

    async allContentLoaded(content) {
      const all = withSilentPlugins(config, content);
      for (const instance of [...instances]) await takeWrapped(instance, all);
      for (const instance of instances) {
        if (instance.wrapped) continue;
        const { name, id } = instance.loaded;
        all[name] = { ...all[name], [id]: instance.content };
      }
      for (const instance of [...instances]) {
        const { plugin } = instance;
        if (!plugin.allContentLoaded) continue;
        const actions = actionsFor(instance);
        const given = instance.loaded.globalData?.value;
        await runStep(instance, 'allContentLoaded', () =>
          plugin.allContentLoaded?.({ allContent: all, actions } as never),
        );
        instance.loaded.globalData = mergeData(given, instance.loaded.globalData);
      }
      clean();
    },

    async postBuild(index, facts) {
      const instance = instances.find(({ loaded }) => loaded.index === index);
      if (!instance) return;
      const { plugin, content } = instance;
      const { first, last } = toOwnPlugins(config, facts);
      const props = toPostBuildProps(config, context, facts, [
        ...first,
        ...instances.map((each) => toView(each, facts)),
        ...last,
      ]);
      await runStep(instance, 'postBuild', () => plugin.postBuild?.({ ...props, content } as never));
    },

    noteCalls() {
      for (const { running, calls } of ran) {
        for (const call of calls) {
          if (call !== NATIVE_CALL || readsUnseen(running.entry)) {
            noteOpenPlugins({ filePath: running.filePath, call, isModule: true });
          }
        }
      }
    },

    reportStray(error) {
      const file = placeOfCode(error, siteDir)?.filePath;
      const owners = instances.filter(
        ({ loaded }) => file !== undefined && path.dirname(loaded.filePath) === path.dirname(file),
      );
      const [owner] = owners;
      // If a file contains several plugins, the running one is the likeliest culprit.
      const culprit = owner && owners.length === 1 ? toRunning(owner, STRAY) : current && { ...current, step: STRAY };
      if (culprit) {
        problems.push(toPluginProblem(culprit, error, config));
        instances = instances.filter(({ entry }) => entry !== culprit.entry);
        return;
      }
      const reason = messageOf(error);
      problems.push({
        severity: 'error',
        code: 'plugin-fails',
        filePath: file ?? configPath,
        message: `A plugin fails outside of any step: ${reason}.`,
      });
    },
  };

  /** Native code that only adds settings, such as a PostCSS plugin, reads nothing here. */
  function readsUnseen(entry: Running['entry']): boolean {
    const instance = instances.find((each) => each.entry === entry);
    return !instance || READING_STEPS.some((step) => instance.loaded.steps.includes(step));
  }

  /** A plugin in the form that others receive. */
  function toView({ plugin, options, loaded, content }: Instance, facts: BuildFacts): PluginView {
    const { name, id, filePath, globalData, codeTranslations } = loaded;
    return {
      ...plugin,
      options,
      version: versionOf(filePath, siteDir),
      path: path.dirname(filePath),
      content,
      routes: routesOf({ name, id }, facts.routes),
      globalData: globalData?.value,
      defaultCodeTranslations: codeTranslations,
    };
  }

  /** Files of an earlier run that nothing generates any more. */
  function clean(): void {
    removeOlder(data.generatedDir, started, (file) => made.has(file));
  }
}

/** As in Docusaurus: objects are merged, anything else is replaced. */
function mergeData(before: unknown, after: LoadedPlugin['globalData']): LoadedPlugin['globalData'] {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!after || !isObject(before) || !isObject(after.value)) return after;
  return { value: { ...(before as object), ...(after.value as object) } };
}
