import path from 'node:path';
import { findThemeFile } from '../../node/compile/siteCode/moduleNames.ts';
import { isTheme, swizzle, SWIZZLED_PARTS } from '../../node/commands/swizzle/swizzle.ts';
import type { PartLevel } from '../../shared/themeParts.ts';
import type { RunCommand } from '../commandTable.ts';
import { shorten } from '../formatProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import { UsageError } from '../usageError.ts';

const LEVELS: Record<PartLevel, string> = {
  content: 'Inside articles',
  main: 'Pages',
  shell: 'Around pages',
};

export const run: RunCommand = async ({ arguments: words, switches }, terminal) => {
  const [name, given, extra] = toNameFirst(words);
  if (extra !== undefined) throw new UsageError(`"${extra}" is one too many: octavo swizzle [theme] [name] [siteDir].`);
  const siteDir = await resolveSiteFolder(given);
  if (switches.has('list') || name === undefined) {
    terminal.print(listParts(siteDir));
    return 0;
  }
  const [isWrapped, isEjected] = [switches.has('wrap'), switches.has('eject')];
  if (isWrapped === isEjected) {
    throw new UsageError(
      `Say what to do with "${name}": --wrap begins with a component around the theme's own, ` +
        "--eject with a copy of Docusaurus's.",
    );
  }
  if (switches.has('typescript') && switches.has('javascript')) {
    throw new UsageError('Choose one of --typescript and --javascript.');
  }
  const { files, part } = await swizzle({
    siteDir,
    name,
    action: isWrapped ? 'wrap' : 'eject',
    language: switches.has('typescript') ? 'tsx' : switches.has('javascript') ? 'js' : undefined,
  });
  for (const file of files) terminal.print(`Written: ${shorten(file)}`);
  terminal.print(`It shows on ${part.shows}.`);
  const safety = isWrapped ? part.wrap : part.eject;
  if (safety === 'unsafe' || part.name !== name) {
    terminal.print('It is an inner part of the theme: look at it again when you update Docusaurus or Octavo.');
  }
  return 0;
};

/** Octavo has one theme, so the name of a theme in front of the component may be left out. */
function toNameFirst(words: (string | undefined)[]): (string | undefined)[] {
  const [first = '', second] = words;
  return isTheme(first) && second !== undefined ? words.slice(1) : words;
}

/** All parts that can be replaced, and those that this site replaces. */
function listParts(siteDir: string): string {
  const width = Math.max(...SWIZZLED_PARTS.map(({ name }) => name.length));
  const lines = Object.entries(LEVELS).flatMap(([level, title]) => [
    '',
    title,
    ...SWIZZLED_PARTS.filter((part) => part.level === level).map(({ name, wrap, eject, shows }) => {
      const own = findThemeFile(`@theme/${name}`, { siteDir });
      const state = own ? `  yours: ${path.relative(siteDir, own)}` : '';
      return `  ${name.padEnd(width)}  wrap ${wrap.padEnd(6)}  eject ${eject.padEnd(6)}  ${shows}${state}`;
    }),
  ]);
  return [
    'Components of the theme that a site may replace by its own, in src/theme.',
    ...lines,
    '',
    'Parts of these (such as Footer/Copyright) can be replaced where @docusaurus/theme-classic is installed.',
    'octavo swizzle <name> --wrap | --eject',
  ].join('\n');
}
