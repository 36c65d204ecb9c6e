/** Where search keeps its files, relative to the site's root. The index writer and the loader agree on it here. */
const FOLDER = '_octavo/search';

/** A part of an index, by its id. */
export function toPartFile(id: string): string {
  return `${FOLDER}/${id}.bin`;
}

/** Main file of an index; the name in front is for people. */
export function toMainFile(name: string, id: string): string {
  return `${FOLDER}/${name.replace(/[^\w.]+/g, '_')}.${id}.bin`;
}

/** Text for excerpts. A data file like a page's: one form for HTTP and disk. */
export function toTextFile(id: string): string {
  return `${FOLDER}/text-${id}.js`;
}

/** The same content as a script, for pages opened from disk, where nothing can be fetched. */
export function toScriptTwin(file: string): string {
  return file.replace(/\.bin$/, '.js');
}

/** Id in the name of a main file or a part. */
export function idOf(file: string): string {
  return /([0-9a-f]{16})\.bin$/.exec(file)?.[1] ?? '';
}
