import { createHash, type Hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ScriptName } from '../../../shared/features.ts';
import type { HeadData } from '../../../shared/pageData.ts';
import { writeCacheFile } from '../../ground/files/cacheFile.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { UsedParts } from '../../assemble/parts/createPageParts.ts';
import type { PolicySources } from '../../assemble/policy/policySources.ts';
import type { Inputs } from '../../ground/inputs/inputs.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SearchRecord } from '../emit/emitSearch.ts';
import type { SitemapPage } from '../emit/emitSitemap.ts';
import type { OutputFiles } from '../output/openOutput.ts';
import { toJsonPieces } from './toJsonPieces.ts';

/**
 * The record of the last build, so that the next one does only what changed. It only saves time: a build without it, or
 * with a record that does not match the folder, gives the same bytes.
 */
export interface BuildRecord {
  inputs: Inputs;
  files: OutputFiles;
  /** By folder of the locale and route. */
  pages: Record<string, PageRecord>;
  /** Dependencies of the site's own parts on pages, by hash: most pages have the same. */
  usedParts?: Record<string, UsedParts>;
  search: SearchRecord;
  /** Files that plugins changed or removed after they were written: their original hashes, see `originals.ts`. */
  originals?: Record<string, string>;
  /** Files with more than one writer, see `openOutput.ts`. */
  contested?: string[];
  pageCount: number;
  /** The policy of the site. */
  csp: string;
  bytes: number;
  problems: ContentProblem[];
}

export interface PageRecord {
  /** Fingerprint of its inputs. */
  key: string;
  /** The file it was written to. */
  files: string[];
  /** Its style sheets among them. */
  styles?: string[];
  /** Everything that it loads from other origins. */
  sources?: PolicySources;
  /** For plugins with `postBuild`. */
  head?: HeadData;
  /** Identifies everything in its file that affects other pages, see `toSurfaceKey`. */
  surface?: string;
  /** Identifies its text and what all pages share, if its preparation had no other results. */
  settled?: string;
  /** The files behind the hashed addresses on it, if it is settled. */
  assets?: string[];
  outcome: PageOutcome;
}

/** The facts about an unchanged page that the site needs. */
export interface PageOutcome {
  sitemap: Omit<SitemapPage, 'routePath' | 'changedAt'>;
  /** Scripts of the engine that it loads. */
  needs?: ScriptName[];
  /** Scripts for the site's own components. */
  scripts?: string[];
  /** The file that contains all of these scripts. */
  pack?: string;
  /** The dependencies of its parts, in `usedParts` of the record. */
  used?: string;
}

/** These values must be equal for a record to be used. */
export interface RecordKey {
  siteDir: string;
  outDir: string;
  /** Version of the engine. */
  engine: string;
  /** The requested locales; all of them if none were requested. */
  locales: string[];
  /** With compressed copies. */
  compress: boolean;
}

/** `undefined` if there is none that can be trusted. */
export function loadRecord(key: RecordKey): BuildRecord | undefined {
  try {
    const file = readFileSync(recordFile(key));
    const end = file.lastIndexOf('\n');
    const body = file.subarray(0, end);
    const isWhole = file.toString('latin1', end + 1) === startSum(key).update(body).digest('hex');
    return isWhole ? (JSON.parse(body.toString()) as BuildRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** If the site folder cannot be written, the next build starts without a record, which is only slower. */
export function saveRecord(key: RecordKey, record: BuildRecord): void {
  writeCacheFile(recordFile(key), toPieces(key, record));
}

/** The largest text of a build, written when everything else is in memory. */
function* toPieces(key: RecordKey, record: BuildRecord): Generator<string> {
  const sum = startSum(key);
  for (const piece of toJsonPieces(record)) {
    sum.update(piece);
    yield piece;
  }
  yield `\n${sum.digest('hex')}`;
}

/** Before the first file is changed: an interrupted build leaves no record of a site that no longer exists. */
export function removeRecord(key: RecordKey): void {
  try {
    rmSync(recordFile(key), { force: true });
  } catch {
    // If the folder cannot be written, the record does not match the files, and the next build notices that.
  }
}

/** One per output folder, so that alternating builds into two folders do not disturb each other. */
function recordFile({ siteDir, outDir }: RecordKey): string {
  return path.join(siteDir, '.octavo', 'builds', `${hashOf(outDir)}.json`);
}

/** Starts the checksum of the last line. It rejects a record that was truncated, changed, or written by another engine or Node. */
function startSum({ siteDir, outDir, engine, locales, compress }: RecordKey): Hash {
  const parts = [siteDir, outDir, engine, locales, compress, process.version];
  return createHash('sha256').update(JSON.stringify(parts));
}
