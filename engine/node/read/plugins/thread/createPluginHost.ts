/** The life cycle of plugins, as in Docusaurus, but one after the other, so that each failure has one culprit. */
import path from 'node:path';
import { makeFolder, removeOlder } from '../../../ground/files/generatedFolder.ts';
import { noReads, readsOf } from '../../../ground/inputs/readsOf.ts';
import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { placeOfCode } from '../../../ground/placeOfCode.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import { toPlain } from '../../../ground/toPlain.ts';
import { NO_BUNDLING } from '../../config/bundling.ts';
import type { PluginEntry } from '../../config/plugins/pluginEntry.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { LocaleSite } from '../../loadLocales.ts';
import { makePlugin, type WrappedPlugin } from '../../config/module/contentPlugins.ts';
import { ownerOf } from '../../config/module/moduleOwners.ts';
import { loadPlugin } from '../../config/plugins/loadPlugin.ts';
import { versionOf } from '../docusaurus/pluginVersions.ts';
import { routesOf, toOwnPlugins, withSilentPlugins, type PluginView } from '../docusaurus/toOwnPlugins.ts';
import type { AllContent, BuildFacts, LoadedPlugin, PluginThreadData, TranslationFile } from '../types.ts';
import { askBundler } from './askBundler.ts';
import { createActions } from './createActions.ts';
import { noteWatchedPaths } from './noteWatchedPaths.ts';
import { toPluginContext } from '../pluginContext.ts';
import { toPostBuildProps } from './postBuildProps.ts';
import { readTranslationFiles, toTranslationFiles } from './translationFiles.ts';
import { nameOfPlugin } from '../nameOfPlugin.ts';
import { STEPS, toPluginObject, toTags, toThemeFolders, type PluginObject, type Step } from './pluginObject.ts';
import { CREATE, LOAD, STRAY, toPluginProblem, type Running } from './toPluginProblem.ts';
import { validateOptions, validateThemeConfig } from '../../config/plugins/validateOptions.ts';

interface Instance {
  entry: PluginEntry;
  plugin: PluginObject;
  options: Record<string, unknown>;
  loaded: LoadedPlugin;
  content?: unknown;
  /** The content plugin that it has made. */
  wrapped?: WrappedPlugin;
  /** The running `loadContent` whose content it waits for. */
  underWay?: Promise<unknown>;
}

export interface PluginHost {
  load(): Promise<void>;
  allContentLoaded(content: AllContent): Promise<void>;
  /** Runs the hook of the plugin at that position in the configuration. */
  postBuild(index: number, facts: BuildFacts): Promise<void>;
  loaded(): LoadedPlugin[];
  problems: ContentProblem[];
  /** Something failed that no caller waits for. */
  reportStray(error: unknown): void;
}

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

  /** Runs a step; a plugin that fails is reported, and takes no part in what follows. */
  async function run<T>(running: Running, action: () => T | Promise<T>): Promise<{ value: T } | undefined> {
    const { entry, filePath, step, name } = running;
    current = running;
    onStep({ index: config.plugins.indexOf(entry), label: nameOfPlugin(entry, name), filePath, step });
    try {
      return { value: await readsOf(noReads(), action) };
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

  async function create(entry: PluginEntry): Promise<Instance | undefined> {
    const found = await run({ entry, filePath: configPath, step: LOAD }, () => loadPlugin(entry, config));
    if (!found) return undefined;
    const module = found.value;
    const running = { entry, filePath: module.filePath, step: CREATE };
    const created = await run(running, async () => {
      makeDocusaurusFolder(ownerOf(entry.module) ?? module.filePath);
      const options = validateOptions(module, (entry.options ?? {}) as object);
      validateThemeConfig(module, context);
      const { plugin, wrapped } = await makePlugin(() => module.create(context, options));
      if (wrapped.length > 0 && !entry.wraps) {
        throw new Error(`it makes the ${wrapped[0]?.kind} plugin, which its own file does not import`);
      }
      return { options, plugin: toPluginObject(plugin), wrapped: wrapped[0] };
    });
    // A plugin that returns `null` is switched off.
    if (!created?.value.plugin) return undefined;
    const { options, plugin, wrapped } = created.value;
    return {
      entry,
      plugin,
      options,
      wrapped,
      loaded: {
        index: config.plugins.indexOf(entry),
        name: plugin.name,
        id: options.id,
        options: toPlain(options),
        filePath: module.filePath,
        steps: STEPS.filter((step) => plugin[step] !== undefined),
        ...(wrapped && { wraps: true }),
        routes: [],
        tags: { headTags: [], preBodyTags: [], postBodyTags: [] },
        clientModules: [],
        themeFolders: [],
        bundling: NO_BUNDLING,
        translationFiles: [],
        codeTranslations: {},
      },
    };
  }

  /** Two of one name and id would write into the same folder. */
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

  /** The content in the language of the locale, by the texts of it that the plugin names. False: the plugin failed. */
  async function translateContent(instance: Instance): Promise<boolean> {
    const { plugin, loaded, content } = instance;
    if (plugin.getTranslationFiles) {
      const files = await runStep(instance, 'getTranslationFiles', async () =>
        toTranslationFiles(await plugin.getTranslationFiles?.({ content } as never)),
      );
      if (!files) return false;
      loaded.translationFiles = files.value;
    }
    if (!plugin.translateContent && !plugin.translateThemeConfig) return true;
    const translationFiles = await readTranslationFiles(config, loaded, (problem) => void problems.push(problem));
    if (plugin.translateContent) {
      const translated = await runStep(instance, 'translateContent', () =>
        plugin.translateContent?.({ content, translationFiles } as never),
      );
      if (!translated) return false;
      instance.content = translated.value ?? content;
    }
    return translateThemeConfig(instance, translationFiles);
  }

  async function translateThemeConfig(instance: Instance, translationFiles: TranslationFile[]): Promise<boolean> {
    const { plugin, loaded } = instance;
    if (!plugin.translateThemeConfig) return true;
    const { siteConfig } = context;
    const translated = await runStep(instance, 'translateThemeConfig', () =>
      plugin.translateThemeConfig?.({ themeConfig: siteConfig.themeConfig, translationFiles } as never),
    );
    if (!translated) return false;
    Object.assign(siteConfig.themeConfig, translated.value);
    loaded.themeConfig = toPlain(translated.value ?? {}) as Record<string, unknown>;
    return true;
  }

  async function loadInstance(instance: Instance): Promise<void> {
    const { plugin, loaded, wrapped } = instance;
    if (plugin.loadContent) {
      const content = await runStep(instance, 'loadContent', async () => {
        if (!wrapped) return plugin.loadContent?.();
        // It may write the content before it requests it.
        const underWay = Promise.resolve(plugin.loadContent?.());
        instance.underWay = underWay;
        await Promise.race([underWay, wrapped.asked]);
        return undefined;
      });
      if (!content) return;
      instance.content = content.value;
    }
    if (!wrapped && !(await takeContent(instance))) return;
    const folder = path.dirname(loaded.filePath);
    await runStep(instance, 'getThemePath', () => {
      loaded.themeFolders = toThemeFolders(plugin, folder);
    });
    await runStep(instance, 'getClientModules', () => {
      const modules = plugin.getClientModules?.() ?? [];
      if (!Array.isArray(modules)) throw new Error(`it gives ${quoteValue(modules)}; expected a list of paths`);
      loaded.clientModules = modules.map((module) => path.resolve(folder, String(module)));
    });
    await runStep(instance, 'configureWebpack', () => {
      // A content plugin's hook only decides how its pages are compiled, which the engine does.
      if (plugin.configureWebpack === undefined || wrapped) return;
      let answer;
      try {
        answer = askBundler(plugin, context, instance.content);
      } catch {
        // It was written for webpack, and may need something that only webpack has.
        return warn(instance, '`configureWebpack` has no meaning here, because there is no webpack; it is left out.');
      }
      loaded.bundling = answer.bundling;
      if (answer.others.length === 0) return;
      warn(instance, `of \`configureWebpack\` this has no meaning here and is left out: ${answer.others.join(', ')}.`);
    });
    if (plugin.extendCli) warn(instance, '`extendCli` is left out; the commands are those of Octavo.');
    if (plugin.getPathsToWatch) {
      await runStep(instance, 'getPathsToWatch', async () =>
        noteWatchedPaths(await plugin.getPathsToWatch?.(), siteDir),
      );
    }
  }

  /** Gives a plugin its content, or what is in its place. False: the plugin failed. */
  async function takeContent(instance: Instance): Promise<boolean> {
    const { plugin, loaded } = instance;
    if (!(await translateContent(instance))) return false;
    const { content } = instance;
    if (plugin.getDefaultCodeTranslationMessages) {
      const texts = await runStep(instance, 'getDefaultCodeTranslationMessages', async () =>
        toTexts(await plugin.getDefaultCodeTranslationMessages?.()),
      );
      if (!texts) return false;
      loaded.codeTranslations = texts.value;
    }
    if (plugin.contentLoaded) {
      const actions = actionsFor(instance);
      const isLoaded = await runStep(instance, 'contentLoaded', () =>
        plugin.contentLoaded?.({ content, actions } as never),
      );
      if (!isLoaded) return false;
    }
    const hasTags = await runStep(instance, 'injectHtmlTags', () => {
      const tags = (plugin.injectHtmlTags?.({ content } as never) || {}) as Record<string, unknown>;
      if (typeof tags !== 'object')
        throw new Error(`it gives ${quoteValue(tags)}; expected an object with \`headTags\``);
      for (const place of ['headTags', 'preBodyTags', 'postBodyTags'] as const) {
        loaded.tags[place] = toTags(tags[place], place);
      }
    });
    return hasTags !== undefined;
  }

  /** The content that a wrapping plugin has waited for. */
  async function takeWrapped(instance: Instance, all: AllContent): Promise<void> {
    const { entry, underWay, wrapped } = instance;
    if (!wrapped || !entry.wraps) return;
    wrapped.provide(all[`docusaurus-plugin-content-${wrapped.kind}`]?.[entry.wraps.id]);
    const content = await runStep(instance, 'loadContent', () => underWay);
    if (!content) return;
    instance.content = content.value;
    await takeContent(instance);
  }

  return {
    problems,
    loaded: () => instances.map(({ loaded }) => loaded),

    async load() {
      for (const [index, entry] of config.plugins.entries()) {
        if (data.skipped.includes(index)) continue;
        const instance = await create(entry);
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
      const props = toPostBuildProps(context, facts, [
        ...first,
        ...instances.map((each) => toView(each, facts)),
        ...last,
      ]);
      await runStep(instance, 'postBuild', () => plugin.postBuild?.({ ...props, content } as never));
    },

    reportStray(error) {
      const file = placeOfCode(error, siteDir)?.filePath;
      const owners = instances.filter(
        ({ loaded }) => file !== undefined && path.dirname(loaded.filePath) === path.dirname(file),
      );
      const [owner] = owners;
      // If a file holds several plugins, the one that is running is the likeliest culprit.
      const culprit = owner && owners.length === 1 ? toRunning(owner, STRAY) : current && { ...current, step: STRAY };
      if (culprit) {
        problems.push(toPluginProblem(culprit, error, config));
        instances = instances.filter(({ entry }) => entry !== culprit.entry);
        return;
      }
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        severity: 'error',
        code: 'plugin-fails',
        filePath: file ?? configPath,
        message: `A plugin fails outside of any step: ${reason}.`,
      });
    },
  };

  /** Some plugins write into Docusaurus's own folder by its name. */
  function makeDocusaurusFolder(filePath: string): void {
    if (!isSiteFile(filePath) || !readSiteFileSync(filePath).toString().includes('.docusaurus')) return;
    makeFolder(path.join(siteDir, '.docusaurus'));
  }

  /** A plugin as others see it. */
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

/** Texts by their ids; other values are left out. */
function toTexts(given: unknown): Record<string, string> {
  const entries = Object.entries((given ?? {}) as object).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries) as Record<string, string>;
}

/** As in Docusaurus: objects are merged, anything else is replaced. */
function mergeData(before: unknown, after: LoadedPlugin['globalData']): LoadedPlugin['globalData'] {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!after || !isObject(before) || !isObject(after.value)) return after;
  return { value: { ...(before as object), ...(after.value as object) } };
}
