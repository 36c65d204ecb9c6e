/** Where search keeps its files, relative to the site's root. The index writer and the loader agree on it here. */
const FOLDER = '_octavo/search';

/** A part of an index, by its id. */
export function toPartFile(id: string): string {
  return `${FOLDER}/part-${id}.bin`;
}

/**
 * Main file of an index. Its name stays when its content changes, so that pages, which know the name, stay too; hence
 * nothing in it may look like the hash by which hosts recognise what can be cached forever.
 */
export function toMainFile(name: string): string {
  return `${FOLDER}/${name.replace(/\W+/g, '_')}.bin`;
}

/** True for parts and texts: what is under such a name never changes. A main file has to be requested again. */
export function isNamedByContent(file: string): boolean {
  return /\/(?:part|text)-[0-9a-f]+\.\w+$/.test(file);
}

/** Text for excerpts. A data file like a page's: one form for HTTP and disk. */
export function toTextFile(id: string): string {
  return `${FOLDER}/text-${id}.js`;
}

/** The same content as a script, for pages opened from disk, where nothing can be fetched. */
export function toScriptTwin(file: string): string {
  return file.replace(/\.bin$/, '.js');
}
