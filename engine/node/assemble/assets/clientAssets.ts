import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import { SCRIPTS, type InlinePart, type InlineText, type ScriptName } from '../../../shared/features.ts';
import type { HeadTag } from '../../../shared/pageData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed, WriteFile } from '../../ground/files/writeFile.ts';
import { loadClientFiles, type ClientScript } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import type { Site } from '../../read/loadSites.ts';
import type { ClientModules } from '../siteCode/loadClientModules.ts';
import { createPostCss } from '../styles/createPostCss.ts';
import { toPrelude } from '../styles/infima/adaptStyles.ts';
import { infimaClasses } from '../styles/infima/pageInfima.ts';
import { loadSiteStyles, STYLES_FOLDER } from '../styles/siteStyles.ts';
import type { ContentAssets } from './contentAssets.ts';

/** What the browser loads besides pages: same for the whole site. */
export interface ClientAssets {
  /** Inlined in every document. */
  css: string;
  /** Inlined in some documents. */
  parts: Record<InlinePart, InlineText>;
  /** Linked by every document, for what shows later. */
  deferredCss: string;
  deferredFile: string;
  /** Linked by the page that compares versions. */
  compareCss: string;
  bootScript: string;
  /** Addresses of the scripts, relative to the output folder. */
  scripts: Record<ScriptName, string>;
  /** The script of the site's client modules. */
  modulesScript?: string;
  /** Stylesheets of the site that cannot be inlined, relative to the output folder. */
  stylesheets: string[];
  /** Its files, all named by their content. */
  files: string[];
  /** What is wrong with the site's style sheets. */
  problems: ContentProblem[];
  /** What they load from elsewhere. */
  sources: SourcesAt[];
  /** Writes its files; of the scripts on demand those that some page needs. */
  emit(target: EmitTarget, needs: ReadonlySet<ScriptName>): Promise<void>;
}

export interface EmitTarget {
  write: WriteFile;
  /** True where the last build left these files: their names tell their content, so they need not be read. */
  keep?(files: string[]): boolean;
}

type ClientFile = { content: string | Uint8Array } & Partial<Compressed>;

export async function createClientAssets(
  { config, staticFiles, plugins }: Pick<Site, 'config' | 'staticFiles' | 'plugins'>,
  assets: ContentAssets,
  modules: ClientModules,
): Promise<ClientAssets> {
  const client = await loadClientFiles();
  const { customCss, siteDir, baseUrl, themeConfig } = config;
  const problems: ContentProblem[] = [];
  const filePaths = [...new Set([...customCss, ...modules.styles.map(({ filePath }) => filePath)])];
  const texts = new Map(modules.styles.flatMap(({ filePath, css }) => (css === undefined ? [] : [[filePath, css]])));
  const edit =
    filePaths.length > 0
      ? await createPostCss(config, plugins?.result, (problem) => problems.push(problem))
      : undefined;
  const site = await loadSiteStyles({ filePaths, texts, siteDir, baseUrl, staticFiles, assets, edit });
  const shellClasses = infimaClasses(JSON.stringify(themeConfig));
  const prelude = toPrelude(site.inline + site.linked, shellClasses);
  const files = new Map<string, () => Promise<ClientFile>>();
  const add = (file: string, load: () => Promise<ClientFile>): string => {
    files.set(file, load);
    return file;
  };
  const addStyle = (name: string, content: string) =>
    add(`${STYLES_FOLDER}${name}.${hashOf(content).slice(0, 10)}.css`, async () => ({ content }));

  const scriptEntries = Object.entries(client.scripts) as [ScriptName, ClientScript][];
  const scripts = Object.fromEntries(
    scriptEntries.map(([name, { hash, load }]) => [name, add(`assets/${name}.${hash}.js`, load)]),
  ) as Record<ScriptName, string>;
  const deferredFile = addStyle('theme', client.deferredCss);
  const stylesheets = site.linked ? [addStyle('site', site.linked)] : [];

  return {
    css: [client.css, prelude, site.inline].filter(Boolean).join('\n'),
    parts: client.parts,
    deferredCss: client.deferredCss,
    deferredFile,
    compareCss: client.compareCss,
    bootScript: client.boot,
    scripts,
    modulesScript: modules.script,
    stylesheets,
    files: [...files.keys()],
    problems: [...problems, ...modules.problems, ...site.problems],
    sources: site.sources,
    async emit(target, needs) {
      const names = Object.keys(SCRIPTS) as ScriptName[];
      const unused = new Set(
        names.filter((name) => SCRIPTS[name].isOnDemand && !needs.has(name)).map((name) => scripts[name]),
      );
      const wanted = [...files].filter(([file]) => !unused.has(file));
      // Has one address for ever: the 404 page looks for it without knowing the build.
      await target.write(ROOT_FILE, client.root);
      await target.write(NOTICES_FILE, await client.loadNotices(needs));
      await Promise.all(wanted.map(([file, load]) => emitFile(target, file, load)));
    },
  };
}

const NOTICES_FILE = '_octavo/notices.txt';

async function emitFile(target: EmitTarget, file: string, load: () => Promise<ClientFile>): Promise<void> {
  if (target.keep?.([file])) return;
  const { content, br, gz } = await load();
  await target.write(file, content, br && gz && { br, gz });
}

/** The link tags for stylesheets that are not inlined; the address is relative to the output folder. */
export function toStylesheetTags(stylesheets: string[]): HeadTag[] {
  return stylesheets.map((file) => ({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${file}` } }));
}
