/** PostCSS for a site that configures it, itself or by its plugins, run by the `postcss` that the site has installed. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import { noteFile } from '../../ground/inputs/inputs.ts';
import { noReads, readsOf } from '../../ground/inputs/readsOf.ts';
import { listSiteFolder } from '../../ground/inputs/siteFiles.ts';
import { trackPackages } from '../../ground/inputs/trackedFs.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { loadPlugin } from '../../read/config/plugins/loadPlugin.ts';
import { toPluginContext } from '../../read/plugins/pluginContext.ts';
import type { PluginsResult } from '../../read/plugins/types.ts';
import { findPackage } from '../../compile/styles/findStyleFile.ts';
import { findPostCssConfig, loadPostCssConfig } from './loadPostCssConfig.ts';

/** The part of the package that is used here. */
interface PostCss {
  (plugins: unknown[]): {
    process(css: string, options: { from: string; to: string }): Promise<{ css: string; messages: Message[] }>;
  };
}

/** Messages from plugins. */
interface Message {
  type: string;
  file?: string;
  dir?: string;
  text?: string;
}

/** Changes the text of a style sheet. `report` receives its problems and, for the first sheet, those of the configuration. */
export type EditStyle = (
  css: string,
  filePath: string,
  report: (problem: ContentProblem) => void,
) => string | Promise<string>;

/** PostCSS is loaded for the first sheet. A site that does not use it keeps its sheets as they are. */
export function createPostCss(config: SiteConfig, ran: PluginsResult | undefined): EditStyle {
  let loading: ReturnType<typeof loadRunner> | undefined;
  return async (css, filePath, report) => {
    loading ??= loadRunner(config, ran, report);
    const run = await loading;
    return run ? run(css, filePath, report) : css;
  };
}

/** Undefined if neither the site nor a plugin uses PostCSS, or if PostCSS cannot run, which is reported. */
async function loadRunner(
  config: SiteConfig,
  ran: PluginsResult | undefined,
  reportOnce: (problem: ContentProblem) => void,
) {
  const configuring = (ran?.plugins ?? []).filter(({ steps }) => steps.includes('configurePostCss'));
  const { siteDir, configPath } = config;
  const ownConfig = findPostCssConfig(siteDir);
  if (configuring.length === 0 && ownConfig === undefined) return undefined;
  const warnTo =
    (report: (problem: ContentProblem) => void) =>
    (message: string, place: Partial<ContentProblem> = { filePath: configPath }) =>
      report({ severity: 'warning', code: 'postcss', ...place, message });
  const warn = warnTo(reportOnce);
  trackPackages();
  // As in Docusaurus, plugins of the file come first.
  const plugins = [...(await readConfig()), ...(await collectPlugins())];
  if (plugins.length === 0) return undefined;
  const postcss = loadPostCss(siteDir);
  if (!postcss) {
    warn(
      'PostCSS is configured, but not installed. Install it in the site folder with "npm install --save-dev postcss".',
    );
    return undefined;
  }
  return run;

  async function readConfig(): Promise<unknown[]> {
    if (ownConfig === undefined) return [];
    try {
      return await loadPostCssConfig(ownConfig);
    } catch (error) {
      const message = `The file fails: ${reasonOf(error)}. PostCSS is run without it.`;
      warn(message, { filePath: ownConfig });
      return [];
    }
  }

  /** As in Docusaurus, each plugin receives the list so far. */
  async function collectPlugins(): Promise<unknown[]> {
    let options: { plugins: unknown[] } = { plugins: [] };
    const generatedDir = ran?.generatedDir ?? '';
    const context = toPluginContext(config, { outDir: path.join(siteDir, 'build'), generatedDir });
    for (const { index, name } of configuring) {
      const entry = config.plugins[index];
      if (!entry) continue;
      try {
        // Functions cannot be sent from the thread in which plugins run, so this plugin is created again here. It has already
        // run there without harm.
        const { create } = await loadPlugin(entry, config);
        const plugin = (await create(context, entry.options ?? {})) as Record<string, unknown>;
        const configure = plugin['configurePostCss'] as ((given: unknown) => typeof options | undefined) | undefined;
        options = configure?.call(plugin, options) ?? options;
      } catch (error) {
        warn(`The plugin "${name}" fails: ${reasonOf(error)}. PostCSS is run without it.`);
      }
    }
    return options.plugins;
  }

  async function run(css: string, filePath: string, report: (problem: ContentProblem) => void): Promise<string> {
    const warnOf = warnTo(report);
    try {
      const result = await readsOf(noReads(), () => postcss!(plugins).process(css, { from: filePath, to: filePath }));
      for (const message of result.messages) await noteMessage(message, filePath, warnOf);
      return result.css;
    } catch (error) {
      const { reason, line, column, file } = error as {
        reason?: string;
        line?: number;
        column?: number;
        file?: string;
      };
      warnOf(`PostCSS: ${(reason ?? reasonOf(error)).replace(/\.$/, '')}. The style sheet is used as it is written.`, {
        filePath: file ?? filePath,
        line,
        column,
      });
      return css;
    }
  }

  async function noteMessage({ type, file, dir, text }: Message, filePath: string, warnOf: typeof warn): Promise<void> {
    if (type === 'dependency' && file && !isMade(file)) noteFile(file);
    if (type === 'dir-dependency' && dir && !isMade(dir)) await noteAll(dir);
    if (type === 'warning' && text) warnOf(`PostCSS: ${text}`, { filePath });
  }
}

/** Tailwind looks for class names in all files of a folder. */
async function noteAll(dir: string): Promise<void> {
  for (const entry of await listSiteFolder(dir).catch(() => [])) {
    const inside = path.join(dir, entry.name);
    if (isMade(inside)) continue;
    if (entry.isDirectory()) await noteAll(inside);
    else if (entry.isFile()) noteFile(inside);
  }
}

/** Files that a build generates or npm installs are not sources, even if a plugin reads them. */
function isMade(file: string): boolean {
  return /[/\\](?:node_modules|build|\.octavo|\.octavo-[^/\\]*|\.docusaurus|\.git)(?:[/\\]|$)/.test(file);
}

/** The site's own package, or the one that comes with Tailwind. */
function loadPostCss(siteDir: string): PostCss | undefined {
  const from = path.join(siteDir, 'package.json');
  const beside = ['tailwindcss', '@tailwindcss/postcss'].map((name) => findPackage(name, from)?.folder);
  for (const place of [from, ...beside.map((folder) => folder && path.join(folder, 'package.json'))]) {
    const found = place && findPackage('postcss', place);
    if (found) return createRequire(place)(found.folder) as PostCss;
  }
  return undefined;
}

function reasonOf(error: unknown): string {
  return messageOf(error).replace(/\.$/, '');
}
