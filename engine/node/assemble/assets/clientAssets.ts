import path from 'node:path';
import { readSiteFile } from '../../ground/inputs/siteFiles.ts';
import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import type { HeadTag } from '../../../shared/pageData.ts';
import type { AssetManifest } from '../../../shared/siteData.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed, WriteFile } from '../../ground/files/writeFile.ts';
import type { ContentAssets } from './contentAssets.ts';
import { loadClientFiles, type ClientScript } from '../../ground/octavo/engineFiles.ts';

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
  manifest: AssetManifest;
  /** Stylesheets of the site that cannot be inlined, relative to the output folder. */
  stylesheets: string[];
  /** The script that draws diagrams is large, and written only where a page needs it. */
  emit(target: EmitTarget, needs: { mermaid: boolean }): Promise<void>;
}

export interface EmitTarget {
  write: WriteFile;
  /** True where the last build left these files: their names tell their content, so they need not be read. */
  keep?(files: string[]): boolean;
}

type ClientFile = { content: string | Uint8Array } & Partial<Compressed>;

export async function createClientAssets(customCss: string[], assets: ContentAssets): Promise<ClientAssets> {
  const client = await loadClientFiles();
  const site = await loadSiteStyles(customCss, assets);
  const files = new Map<string, () => Promise<ClientFile>>();
  const add = (file: string, load: () => Promise<ClientFile>): string => {
    files.set(file, load);
    return file;
  };
  const addScript = (name: string, { hash, load }: ClientScript) => add(`assets/${name}.${hash}.js`, load);
  const addStyle = (name: string, content: string) =>
    add(`assets/${name}.${hashOf(content).slice(0, 10)}.css`, async () => ({ content }));

  const manifest = {
    app: addScript('app', client.app),
    search: addScript('search', client.search),
    mermaid: addScript('mermaid', client.mermaid),
  } satisfies AssetManifest;

  return {
    css: [client.css, ...site.inline].join('\n'),
    blogCss: client.blogCss,
    diagramCss: client.diagramCss,
    deferredCss: client.deferredCss,
    deferredFile: addStyle('theme', client.deferredCss),
    bootScript: client.boot,
    tabsScript: client.tabs,
    manifest,
    stylesheets: site.linked.map((css) => addStyle('site', css)),
    async emit(target, needs) {
      const wanted = [...files].filter(([file]) => needs.mermaid || file !== manifest.mermaid);
      // Has one address for ever: the 404 page looks for it without knowing the build.
      await target.write(ROOT_FILE, client.root);
      await Promise.all(wanted.map(([file, load]) => emitFile(target, file, load)));
    },
  };
}

async function emitFile(target: EmitTarget, file: string, load: () => Promise<ClientFile>): Promise<void> {
  if (target.keep?.([file])) return;
  const { content, br, gz } = await load();
  await target.write(file, content, br && gz && { br, gz });
}

/** Only a stylesheet that loads nothing itself can be inlined: documents live at different depths. */
async function loadSiteStyles(filePaths: string[], assets: ContentAssets) {
  const inline: string[] = [];
  const linked: string[] = [];
  for (const filePath of filePaths) {
    const css = squeeze((await readSiteFile(filePath)).toString());
    if (/@import|url\(/i.test(css)) linked.push(await rewriteUrls(css, path.dirname(filePath), assets));
    else if (css) inline.push(css);
  }
  return { inline, linked };
}

/** Files named in a stylesheet get hashed addresses, relative to `assets/`, where the stylesheet will be. */
async function rewriteUrls(css: string, folder: string, assets: ContentAssets): Promise<string> {
  const pattern = /url\(\s*(['"]?)(?!data:|[a-z]+:|\/|#)([^'")]+)\1\s*\)/gi;
  const found = await Promise.all(
    [...css.matchAll(pattern)].map(async (match) => {
      const asset = await assets.get(path.join(folder, match[2] ?? ''));
      return asset ? `url("${asset.file.replace(/^assets\//, '')}")` : match[0];
    }),
  );
  let at = 0;
  return css.replace(pattern, (written) => found[at++] ?? written);
}

function squeeze(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .trim();
}

/** The link tags for stylesheets that are not inlined; the address is relative to the output folder. */
export function toStylesheetTags(stylesheets: string[]): HeadTag[] {
  return stylesheets.map((file) => ({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${file}` } }));
}
