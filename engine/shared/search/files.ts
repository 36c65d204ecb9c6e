/** Where search keeps its files, relative to the site's root. The index writer and the loader agree on it here. */
const FOLDER = '_octavo/search';

/** Pieces of an index or texts for excerpts, one after the other. Hosts limit the number of files, so pieces share one. */
export function toPackFile(pack: string): string {
  return `${FOLDER}/pack-${pack}.bin`;
}

/** Packs as a script, for pages opened from disk. */
export function toVolumeFile(id: string): string {
  return `${FOLDER}/disk-${id}.js`;
}

/**
 * Main file of an index. Its name stays when its content changes, so that pages, which know the name, stay too; so
 * nothing in it may look like the hash by which hosts recognise files to cache forever.
 */
export function toMainFile(name: string): string {
  return `${FOLDER}/${name.replace(/\W+/g, '_')}.bin`;
}

/**
 * True for packs and volumes: their content never changes under a name. A main file must be requested again; its name
 * has no hyphen.
 */
export function isNamedByContent(file: string): boolean {
  return file.includes('-');
}

/** The main file as a script, with packs: for pages opened from disk, where nothing can be fetched. */
export function toScriptTwin(file: string): string {
  return file.replace(/\.bin$/, '.js');
}

/** The content of that script: bytes as base64; for some packs, the name of the script that holds them. */
export interface DiskIndex {
  main: string;
  packs: Record<string, string>;
}
