import type { Corpus, PageKey } from '../corpus/types.ts';

export interface Command {
  file: string;
  words: string[];
  env?: Record<string, string>;
}

export interface SearchControls {
  /** Clicked first if the box is not on the page itself. */
  open?: string;
  input: string;
  /** One search result: a page or a section. */
  result: string;
  /** Files that only search needs but that every page loads: they count as well. */
  preloaded?: RegExp;
}

/** One of the compared tools: how it gets a corpus and how it is run. */
export interface BuildTool {
  /** Its name after `--only`. */
  name: string;
  label: string;
  /** Writes the project. Files that are already right stay unchanged. */
  prepare(project: string, corpus: Corpus): Promise<void>;
  build(project: string): Command;
  /** Freezes the current docs as a new version: with the tool's own command, or by a copy of the folder. */
  freeze(project: string, corpus: Corpus, version: string): Promise<Command | undefined>;
  /** Folders to delete before a cold build, seen from the project. */
  caches: string[];
  outDir: string;
  fileOf(key: PageKey): string;
}

/** A tool whose websites are compared too: how to navigate in them. */
export interface Tool extends BuildTool {
  /** The package whose version is shown; its lockfile is in a folder of the tool's name below `bench/peers/`. */
  package: string;
  dev(project: string, port: number): Command;
  /** Addresses whose files never change, in the form of a `_headers` file. */
  immutable: string[];
  urlOf(key: PageKey): string;
  search: SearchControls;
}
