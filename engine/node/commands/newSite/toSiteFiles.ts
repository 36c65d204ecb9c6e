import path from 'node:path';
import { toConfigFile, toManifest, toSidebarsFile } from './toSettings.ts';
import type { NewSiteOptions } from './types.ts';

/** Files of the folder `template/`: relative path → text. */
export type Template = ReadonlyMap<string, string>;

const FIRST_VERSION = '1.0';
const FROZEN = `versioned_docs/version-${FIRST_VERSION}`;
/** Where `docs/` is if there is a frozen version. */
const NEXT_ADDRESS = '/docs/next';

/** Readers come to the frozen version first, so it says where changes of `docs/` are seen. */
const FROZEN_START =
  `This page is version ${FIRST_VERSION}, the file \`${FROZEN}/start.md\`. Your next version is in \`docs/\`: ` +
  `[open its first page](${NEXT_ADDRESS}/start), change a word in \`docs/start.md\`, and save: the browser follows.`;

/** Every file of a new site, by its path in the site folder. */
export function toSiteFiles(template: Template, options: NewSiteOptions): Map<string, string> {
  const { language, hasBlog, hasVersions, date } = options;
  const title = toTitle(options.folder);
  const address = hasVersions ? NEXT_ADDRESS : '/docs';
  const fill = (text: string) =>
    text
      .replaceAll('__EXT__', language)
      .replaceAll('__TITLE__', title)
      .replaceAll('__DATE__', date)
      .replaceAll('__ADDRESS__', address)
      .replaceAll('__RELEASE__', hasVersions ? '1.1' : FIRST_VERSION);
  const settings = { ...options, title };
  const files = new Map<string, string>();
  for (const [name, text] of template) {
    if (name.startsWith('blog/') && !hasBlog) continue;
    if (name === 'tsconfig.json' && language === 'js') continue;
    files.set(toName(fill(name), language), fill(text));
  }
  files.set('package.json', toManifest(settings));
  files.set(`docusaurus.config.${language}`, toConfigFile(settings));
  files.set(`sidebars.${language}`, toSidebarsFile(settings));
  if (hasVersions) addVersion(files);
  return files;
}

/** npm does not pack files called `.gitignore`. JavaScript sites use the same texts under other names. */
function toName(name: string, language: 'ts' | 'js'): string {
  if (name === 'gitignore') return '.gitignore';
  return language === 'js' ? name.replace(/\.tsx$/, '.jsx') : name;
}

/** The files that `octavo docs:version` would write; only the first words differ. */
function addVersion(files: Map<string, string>): void {
  for (const [name, text] of [...files]) {
    if (name.startsWith('docs/'))
      files.set(`${FROZEN}/${name.slice('docs/'.length)}`, text.replace(/^This page is the file .*$/m, FROZEN_START));
  }
  const sidebars = { docs: ['start', 'writing', 'publishing'] };
  files.set(`versioned_sidebars/version-${FIRST_VERSION}-sidebars.json`, `${JSON.stringify(sidebars, null, 2)}\n`);
  files.set('versions.json', `${JSON.stringify([FIRST_VERSION], null, 2)}\n`);
}

/** `my-docs` → "My docs". */
function toTitle(folder: string): string {
  const words = path.basename(folder).replace(/[-_]+/g, ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'My site';
}
