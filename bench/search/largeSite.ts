/** A large site for measurements, generated or from a folder of Markdown, and what is typed there. */
import type { SearchPageInput } from '../../engine/shared/search/index/types.ts';
import { generateCorpus } from './generateCorpus.ts';
import { readCorpus } from './readCorpus.ts';

export function largeCorpus(pages: number, folder: string | undefined): SearchPageInput[] {
  return folder === undefined ? generateCorpus(pages) : readCorpus(folder, pages);
}

const GENERATED_QUERIES = [
  'install cluster',
  'configure network token',
  'how do I set the user option',
  'instal modle',
  'ERR_512_3',
  'model',
  'brigu',
];

/** For documentation of the web: the folder is `files/en-us/web` of github.com/mdn/content. */
const WEB_QUERIES = [
  'remove an event listener',
  'how do I know when an image has finished loading',
  'getElementById',
  'css grid',
  'asyncronous fucntion',
  'the page does not scroll on phones',
  'Content-Security-Policy',
  'erase saved login data',
  'qwzx',
];

export function largeQueries(folder: string | undefined): readonly string[] {
  return folder === undefined ? GENERATED_QUERIES : WEB_QUERIES;
}

/** Half of the times, 95 of 100, and all of them are within these, in ms. */
export function percentiles(times: readonly number[]): [string, string, string] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return [at(0.5), at(0.95), at(1)];
}
