import { changedInputs, type Inputs } from '../../ground/inputs/inputs.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { BuildRecord } from './buildRecord.ts';

export interface EditedLocale {
  site: Pick<Site, 'config' | 'routes'>;
  compiled: Pick<CompiledSite, 'anchors'>;
}

/**
 * The files that have changed since the last build, if only the texts of pages have changed: every other input is
 * unchanged, and so is everything in those files that affects other pages. A page of another file is then unchanged if
 * its text is. `undefined` if more may have changed. `inputs` are those of this build so far.
 */
export function findEditedTexts(
  record: BuildRecord,
  inputs: Inputs,
  locales: readonly EditedLocale[],
): ReadonlySet<string> | undefined {
  if (record.inputs.isOpen === 'code' || inputs.isOpen === 'code') return undefined;
  const edited = new Set(changedInputs(record.inputs, inputs));
  const found = new Set<string>();
  for (const { site, compiled } of locales) {
    for (const { kind, routePath, source } of site.routes) {
      if (!source || !edited.has(source.file.filePath)) continue;
      // The text of a post is also part of lists, and functions of the configuration may receive it.
      if (kind !== 'doc' && kind !== 'page') return undefined;
      // A description becomes many pages, and parts of their text are in the sidebar too.
      if (source.file.isApi) return undefined;
      const surface = record.pages[site.config.folder + routePath]?.surface;
      if (surface !== toSurfaceKey(source.file, compiled.anchors.get(routePath))) return undefined;
      found.add(source.file.filePath);
    }
  }
  return found.size === edited.size ? edited : undefined;
}

/** Identifies everything that other pages see of a file: front matter, title, first lines, link targets. */
export function toSurfaceKey({ text, ...facts }: MarkdownSource, anchors: ReadonlySet<string> = new Set()): string {
  return hashOf(JSON.stringify([facts, text.code, [...anchors]]));
}
