import { readEngineTable, readEngineText } from '../../ground/octavo/engineFiles.ts';

/**
 * Prism's files for a language of the configuration, in loading order: as in Docusaurus, without Prism's full table of
 * components.
 */
export function componentsOf(language: string): string[] {
  return language === 'php' ? ['markup-templating', language] : [language];
}

interface LanguageTable {
  /** Prism's files, and the files that each needs. */
  components: Record<string, { text: string; requires?: string[]; isAlone?: boolean }>;
  /** Other names of languages → the file. */
  aliases: Record<string, string>;
}

let table: LanguageTable | undefined;
let library: string | undefined;

function readTable(): LanguageTable {
  return (table ??= readEngineTable('prism/languages.json') as LanguageTable);
}

/** The package that Docusaurus highlights with: Prism, and the languages that need no file. */
export function readPrismLibrary(): string {
  return (library ??= readEngineText('prism/library.js'));
}

/** Text of one of Prism's own languages. */
export function readComponent(name: string): string | undefined {
  const { components } = readTable();
  return Object.hasOwn(components, name) ? components[name]?.text : undefined;
}

/** The file that has a language. */
export function componentFor(language: string): string | undefined {
  const { aliases, components } = readTable();
  if (Object.hasOwn(components, language)) return language;
  return Object.hasOwn(aliases, language) ? aliases[language] : undefined;
}

/** A file, after those that have to be loaded before it. */
export function withRequired(name: string): string[] {
  const { requires = [] } = readTable().components[name] ?? {};
  return [...new Set([...requires.flatMap(withRequired), name])];
}

/** Whether the file, or one that it requires, changes other languages or inspects which are loaded. */
export function isAlone(name: string): boolean {
  return withRequired(name).some((file) => readTable().components[file]?.isAlone);
}

/** All names that Prism knows a language by. */
export function prismLanguageNames(): string[] {
  const { aliases, components } = readTable();
  return [...Object.keys(components), ...Object.keys(aliases)];
}
