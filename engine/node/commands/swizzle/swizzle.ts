import { ReportedError } from '../../ground/reportedError.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../../shared/nearestName.ts';
import { partsAround, THEME_PARTS, type ThemePart } from '../../../shared/themeParts.ts';
import { findThemeFile } from '../../compile/siteCode/moduleNames.ts';
import { findClassicFile, PRISM_MODULE } from '../../compile/siteCode/findOverrides.ts';
import { placeAll, type Placement } from '../freezeVersion/placeAll.ts';
import { wrapperText, type Language } from './wrapperText.ts';

export interface SwizzleOptions {
  siteDir: string;
  /** A component of the theme: `Footer`, `DocItem/Footer`. */
  name: string;
  action: 'wrap' | 'eject';
  /** Unset: TypeScript if the site uses it. */
  language?: Language;
}

export interface Swizzled {
  /** Absolute paths; the component's own file comes first. */
  files: string[];
  /** The part of the theme that the component is or belongs to. */
  part: ThemePart;
}

/** The site's files stay unchanged; the message names the remedy. */
class SwizzleError extends ReportedError {
  override name = 'SwizzleError';
  readonly problemCode = 'swizzle';
}

const ROOT_TEXT = `export default function Root({ children }) {
  return <>{children}</>;
}
`;

const PRISM_TEXT = `import includeLanguages from '@theme-original/prism-include-languages';

export default function prismIncludeLanguages(Prism) {
  includeLanguages(Prism);
}
`;

/** This is not a component, so it is not a theme part: see `loadSitePrism.ts`. */
const PRISM_PART: ThemePart = {
  name: PRISM_MODULE,
  level: 'content',
  shows: 'pages with code',
  wrap: 'safe',
  eject: 'safe',
};

/** The replaceable components, as `octavo swizzle --list` shows them. */
export const SWIZZLED_PARTS: readonly ThemePart[] = [...THEME_PARTS, PRISM_PART];

/** Creates a component of the site that replaces one of the theme's. Writes all files or none. */
export async function swizzle({ siteDir, name, action, language }: SwizzleOptions): Promise<Swizzled> {
  const part = findPart(name, siteDir);
  const known = findThemeFile(`@theme/${name}`, { siteDir });
  if (known) throw new SwizzleError(`"${known}" is there already. Edit it, or remove it first.`);
  const written = language ?? languageOf(siteDir);
  const folder = path.join(siteDir, 'src', 'theme');
  const placements =
    action === 'wrap' ? [toWrapper(part, name, folder, written)] : toEjected(name, siteDir, folder, written);
  const occupied = placements.find(({ to }) => existsSync(to));
  if (occupied) throw new SwizzleError(`"${occupied.to}" is in the way; move or remove it.`);
  await placeAll(placements);
  return { files: placements.map(({ to }) => to), part };
}

/** Docusaurus's command names a theme before the component. */
export function isTheme(word: string): boolean {
  return /^@?[\w-]*\/?theme-/.test(word);
}

function findPart(name: string, siteDir: string): ThemePart {
  const part = SWIZZLED_PARTS.find((candidate) => candidate.name === name);
  if (part) return part;
  if (isTheme(name)) {
    throw new SwizzleError(
      `"${name}" is a theme; Octavo has one. Name the component alone, as in "octavo swizzle Footer --wrap".`,
    );
  }
  const names = SWIZZLED_PARTS.map((candidate) => candidate.name);
  const [around] = partsAround(name);
  if (around && around.level !== 'content' && findClassicFile(name, siteDir)) return around;
  const hint = didYouMean(name, names) || ' "octavo swizzle --list" names all of them.';
  if (around && around.level !== 'content' && !findClassicFile(around.name, siteDir)) {
    throw new SwizzleError(
      `"${name}" is a part of "${around.name}", and can be replaced only where @docusaurus/theme-classic is installed. ` +
        `Install it, or replace "${around.name}" as a whole.`,
    );
  }
  throw new SwizzleError(`The theme has no component "${name}".${hint}`);
}

/** TypeScript if the site uses it. */
function languageOf(siteDir: string): Language {
  const isTyped = ['tsconfig.json', 'docusaurus.config.ts', 'docusaurus.config.mts'].some((file) =>
    existsSync(path.join(siteDir, file)),
  );
  return isTyped ? 'tsx' : 'js';
}

function toWrapper({ isTable }: ThemePart, name: string, folder: string, language: Language): Placement {
  if (name === PRISM_MODULE) return { to: path.join(folder, `${name}.js`), text: PRISM_TEXT };
  const file = isTable ? `${name}.${language}` : `${name}/index.${language}`;
  return { to: path.join(folder, file), text: wrapperText(name, language, isTable) };
}

/** Docusaurus's own component, with its whole folder. */
function toEjected(name: string, siteDir: string, folder: string, language: Language): Placement[] {
  if (name === 'Root') return [{ to: path.join(folder, `Root.${language}`), text: ROOT_TEXT }];
  const compiled = findClassicFile(name, siteDir);
  if (!compiled) {
    throw new SwizzleError(
      `The source of "${name}" is Docusaurus's, and @docusaurus/theme-classic is not installed here. Install it with ` +
        `"npm install @docusaurus/theme-classic", or begin with "octavo swizzle ${name} --wrap".`,
    );
  }
  const typed = compiled.replace(/([\\/])lib([\\/])theme/, '$1src$2theme').replace(/\.js$/, '.ts');
  const from = (language === 'tsx' ? [`${typed}x`, typed] : []).find((file) => existsSync(file)) ?? compiled;
  const isFolder = path.basename(from).startsWith('index.');
  return [
    isFolder
      ? { to: path.join(folder, name), from: path.dirname(from) }
      : { to: path.join(folder, `${name}${path.extname(from)}`), from },
  ];
}
