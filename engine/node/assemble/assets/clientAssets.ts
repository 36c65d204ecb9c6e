import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import type { HeadTag } from '../../../shared/pageData.ts';
import type { AssetManifest } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed, WriteFile } from '../../ground/files/writeFile.ts';
import { loadClientFiles, type ClientScript } from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import { createPostCss } from '../styles/createPostCss.ts';
import { toPrelude } from '../styles/infima/adaptStyles.ts';
import { infimaClasses } from '../styles/infima/pageInfima.ts';
import { loadSiteStyles, STYLES_FOLDER } from '../styles/siteStyles.ts';
import type { ContentAssets } from './contentAssets.ts';

/** What the browser loads besides pages: same for the whole site. */
export interface ClientAssets {
  /** Inlined in every document. */
  css: string;
  /** Inlined in the documents of the blog. */
  blogCss: string;
  /** Inlined in documents with a diagram. */
  diagramCss: string;
  /** Linked by every document, for what shows later. */
  deferredCss: string;
  deferredFile: string;
  bootScript: string;
  /** Inlined in documents with tabs that follow the address or remember a choice. */
  tabsScript: string;
  /** Inlined in the home document, and in the 404 page. */
  homeScript: string;
  lostScript: string;
  manifest: AssetManifest;
  /** Scripts that make the site's own components live; written only where a page has some. */
  liveFiles: { islands: string; theme: string };
  /** Compare versions: written only where the site has several. */
  compareFiles: CompareFiles;
  compareCss: string;
  /** Stylesheets of the site that cannot be inlined, relative to the output folder. */
  stylesheets: string[];
  /** Its files, all named by their content. */
  files: string[];
  /** What is wrong with the site's style sheets. */
  problems: ContentProblem[];
  /** What they load from elsewhere. */
  sources: SourcesAt[];
  /** The script that draws diagrams is large, and written only where a page needs it. */
  emit(target: EmitTarget, needs: ClientNeeds): Promise<void>;
}

/** Scripts that only some sites need. */
export interface ClientNeeds {
  mermaid: boolean;
  live: boolean;
  compare: boolean;
}

export interface CompareFiles {
  page: string;
  worker: string;
}

export interface EmitTarget {
  write: WriteFile;
  /** True where the last build left these files: their names tell their content, so they need not be read. */
  keep?(files: string[]): boolean;
}

type ClientFile = { content: string | Uint8Array } & Partial<Compressed>;

export async function createClientAssets(
  config: SiteConfig,
  staticFiles: ReadonlyMap<string, string>,
  assets: ContentAssets,
): Promise<ClientAssets> {
  const client = await loadClientFiles();
  const { customCss, siteDir, baseUrl, themeConfig } = config;
  const problems: ContentProblem[] = [];
  const edit = customCss.length > 0 ? await createPostCss(config, (problem) => problems.push(problem)) : undefined;
  const site = await loadSiteStyles({ filePaths: customCss, siteDir, baseUrl, staticFiles, assets, edit });
  const shellClasses = infimaClasses(JSON.stringify(themeConfig));
  const prelude = toPrelude(site.inline + site.linked, shellClasses);
  const files = new Map<string, () => Promise<ClientFile>>();
  const add = (file: string, load: () => Promise<ClientFile>): string => {
    files.set(file, load);
    return file;
  };
  const addScript = (name: string, { hash, load }: ClientScript) => add(`assets/${name}.${hash}.js`, load);
  const addStyle = (name: string, content: string) =>
    add(`${STYLES_FOLDER}${name}.${hashOf(content).slice(0, 10)}.css`, async () => ({ content }));

  const manifest = {
    app: addScript('app', client.app),
    search: addScript('search', client.search),
    mermaid: addScript('mermaid', client.mermaid),
  } satisfies AssetManifest;

  const liveFiles = { islands: addScript('live', client.live), theme: addScript('live-theme', client.liveTheme) };
  const compareFiles = {
    page: addScript('compare', client.compare),
    worker: addScript('compare-worker', client.compareWorker),
  };
  const deferredFile = addStyle('theme', client.deferredCss);
  const stylesheets = site.linked ? [addStyle('site', site.linked)] : [];

  return {
    css: [client.css, prelude, site.inline].filter(Boolean).join('\n'),
    blogCss: client.blogCss,
    diagramCss: client.diagramCss,
    deferredCss: client.deferredCss,
    deferredFile,
    bootScript: client.boot,
    tabsScript: client.tabs,
    homeScript: client.home,
    lostScript: client.lost,
    manifest,
    liveFiles,
    compareFiles,
    compareCss: client.compareCss,
    stylesheets,
    files: [...files.keys()],
    problems: [...problems, ...site.problems],
    sources: site.sources,
    async emit(target, needs) {
      const unwanted = new Set([
        ...(needs.mermaid ? [] : [manifest.mermaid]),
        ...(needs.live ? [] : Object.values(liveFiles)),
        ...(needs.compare ? [] : Object.values(compareFiles)),
      ]);
      const wanted = [...files].filter(([file]) => !unwanted.has(file));
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
