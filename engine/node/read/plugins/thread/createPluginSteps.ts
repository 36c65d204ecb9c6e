/** The steps of one plugin, from its content to the data for pages. */
import path from 'node:path';
import type { ContentProblem } from '../../../ground/problems.ts';
import { toPlain } from '../../../ground/toPlain.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { LocaleSite } from '../../loadLocales.ts';
import type { AllContent, TranslationFile } from '../types.ts';
import { readWebpackSettings } from './readWebpackSettings.ts';
import type { createActions } from './createActions.ts';
import { noteWatchedPaths } from './noteWatchedPaths.ts';
import { isTranslated, type toPluginContext } from '../pluginContext.ts';
import { readTranslationFiles, toTranslationFiles } from './translationFiles.ts';
import { toTags, toThemeFolders, type Step } from './pluginObject.ts';
import type { Instance } from './createInstance.ts';

export interface PluginRun {
  config: LocaleSite['config'];
  context: ReturnType<typeof toPluginContext>;
  problems: ContentProblem[];
  /** Undefined if the step fails, which is reported. */
  runStep<T>(instance: Instance, step: Step, action: () => T | Promise<T>): Promise<{ value: T } | undefined>;
  warn(instance: Instance, message: string): void;
  actionsFor(instance: Instance): ReturnType<typeof createActions>;
}

export function createPluginSteps({ config, context, problems, runStep, warn, actionsFor }: PluginRun) {
  return { loadInstance, takeWrapped };

  async function loadInstance(instance: Instance): Promise<void> {
    const { plugin, loaded, wrapped } = instance;
    if (plugin.loadContent) {
      const content = await runStep(instance, 'loadContent', async () => {
        if (!wrapped) return plugin.loadContent?.();
        // It may write the content before it requests it.
        const underWay = Promise.resolve(plugin.loadContent?.());
        instance.underWay = underWay;
        await Promise.race([underWay, wrapped.requested]);
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
      // A content plugin's hook only concerns the compilation of its pages, which the engine does.
      if (plugin.configureWebpack === undefined || wrapped) return;
      let answer;
      try {
        answer = readWebpackSettings(plugin, context, instance.content);
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
        noteWatchedPaths(await plugin.getPathsToWatch?.(), config.siteDir),
      );
    }
  }

  /** Gives a plugin its content, or a replacement. False: the plugin failed. */
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
    const { entry, underWay, wrapped, loaded } = instance;
    if (!wrapped || !entry.wraps) return;
    wrapped.onRoutes = () => void (loaded.firstRoutes = loaded.routes.length);
    wrapped.provide(all[`docusaurus-plugin-content-${wrapped.kind}`]?.[entry.wraps.id]);
    const content = await runStep(instance, 'loadContent', () => underWay);
    if (!content) return;
    instance.content = content.value;
    await takeContent(instance);
  }

  /** Translates the content, by the texts that the plugin names. False: the plugin failed. */
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
    if (!isTranslated(config, config.i18n.currentLocale)) return true;
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
}

/** Texts by their ids, without other values. */
function toTexts(given: unknown): Record<string, string> {
  const entries = Object.entries((given ?? {}) as object).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(entries) as Record<string, string>;
}
