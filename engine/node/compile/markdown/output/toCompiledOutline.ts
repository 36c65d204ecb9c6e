import { toOutline, type BlockFacts, type FindFacts } from '../../../../shared/compare/outline.ts';
import { readWritten } from '../../../../shared/compare/meaning.ts';
import { remember } from '../../../../shared/remember.ts';
import { isExternal } from '../../../../shared/url/sitePaths.ts';
import { hashOf, longHashOf } from '../../../ground/hashOf.ts';
import { dropMarkers, hasMarker, markedRef, markedRefs, refMarker, replaceMarkedLinks } from '../resolveRefs.ts';
import type { CompiledOutline, Ref } from '../types.ts';

/** The length of the HTML of blocks that stay known. */
const MAX_KNOWN_LENGTH = 2_000_000;

/** Creates outlines from HTML with markers. */
export type OutlineReader = (html: string, refs: readonly Ref[]) => CompiledOutline;

/** Versions of a page have most of their blocks in common, so each block is read once. */
export function createOutlineReader(): OutlineReader {
  const factsOf = remember(
    // Copied, because a substring of the page would keep the whole page in memory.
    (_key: string, _source: string, compute: () => BlockFacts | undefined) => structuredClone(compute()),
    MAX_KNOWN_LENGTH,
    (_key, source) => source.length,
  );
  return (html, refs) =>
    toCompiledOutline(html, refs, (source, compute) => {
      const readable = withTargets(source, refs);
      return readable === undefined ? compute() : factsOf(longHashOf(readable), source, compute);
    });
}

/** The HTML of a block with everything that its facts depend on; undefined if it refers to files. */
function withTargets(source: string, refs: readonly Ref[]): string | undefined {
  if (!hasMarker(source)) return source;
  const linked = replaceMarkedLinks(source, (index) => {
    const { kind, target = '' } = refs[index] ?? {};
    return kind === 'link' ? `\0${isExternal(target) ? target : ''}\0` : refMarker(index);
  });
  return hasMarker(linked) ? undefined : linked;
}

/** The targets of internal links do not count, files are resolved later. */
function toCompiledOutline(html: string, refs: readonly Ref[], findFacts: FindFacts): CompiledOutline {
  const read = (value: string): string => {
    const index = markedRef(value);
    const ref = index === undefined ? undefined : refs[index];
    if (!ref) return readWritten(value);
    if (isExternal(ref.target)) return ref.target;
    return ref.kind === 'link' ? '' : value;
  };
  // Cards are derived from the sidebar and appear in the text.
  const isHole = (index: number): boolean => refs[index]?.kind === 'hole';
  const { sections, sketch } = toOutline(dropMarkers(html, isHole), read, findFacts);
  return {
    sketch,
    sections: sections.map(({ id, heading, text }) => {
      const files = markedRefs(text).flatMap((index) => refs[index] ?? []);
      const hash = hashOf(dropMarkers(text)).slice(0, 10);
      return { id, heading, hash, ...(files.length > 0 && { files }) };
    }),
  };
}
