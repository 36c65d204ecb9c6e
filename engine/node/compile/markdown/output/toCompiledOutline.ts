import { toOutline } from '../../../../shared/compare/outline.ts';
import { readWritten } from '../../../../shared/compare/meaning.ts';
import { isExternal } from '../../../../shared/url/sitePaths.ts';
import { hashOf } from '../../../ground/hashOf.ts';
import { markedRef, markedRefs, dropMarkers } from '../resolveRefs.ts';
import type { CompiledOutline, Ref } from '../types.ts';

/** Created from HTML with markers: the targets of internal links do not count, files are resolved later. */
export function toCompiledOutline(html: string, refs: readonly Ref[]): CompiledOutline {
  const read = (value: string): string => {
    const index = markedRef(value);
    const ref = index === undefined ? undefined : refs[index];
    if (!ref) return readWritten(value);
    if (isExternal(ref.target)) return ref.target;
    return ref.kind === 'link' ? '' : value;
  };
  // Cards are derived from the sidebar and appear in the text.
  const isHole = (index: number): boolean => refs[index]?.kind === 'hole';
  const { sections, sketch } = toOutline(dropMarkers(html, isHole), read);
  return {
    sketch,
    sections: sections.map(({ id, heading, text }) => {
      const files = markedRefs(text).flatMap((index) => refs[index] ?? []);
      const hash = hashOf(dropMarkers(text)).slice(0, 10);
      return { id, heading, hash, ...(files.length > 0 && { files }) };
    }),
  };
}
