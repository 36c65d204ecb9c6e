/** What one compile gathers while the page and its partials are read and rendered. */
import type { HeadTag } from '../../../shared/pageData.ts';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import type { WrittenAt } from '../../../shared/renderer.ts';
import type { UrlHost } from './output/markUrls.ts';
import { markedRef, refMarker } from './resolveRefs.ts';
import type { Problem, Ref } from './types.ts';

/** The file something is written in, seen from the page: see `importFolder.ts`. */
export interface RefPlace {
  folder: string;
  /** Empty for the page itself. */
  file: string;
}

export interface Session extends UrlHost {
  filePath: string;
  refs: Ref[];
  warnings: Problem[];
  headTags: HeadTag[];
  /** There is a diagram that the browser has to draw. */
  hasDiagram: boolean;
  /** Languages that must be loaded before the next try. */
  missingLanguages: Set<string>;
  /** Rendering may have to start anew; what it gathered so far does not count. */
  restart(): void;
  /** A marker, or the target itself if it leaves the site. */
  reference(kind: Ref['kind'], target: string, place: RefPlace, at?: WrittenAt): string;
  slot(name: string, props: Record<string, unknown>): string;
  warn(message: string, at?: WrittenAt): void;
}

export function createSession(filePath: string): Session {
  const seen = new Set<string>();

  function add(ref: Ref): string {
    return refMarker(session.refs.push(ref) - 1);
  }

  const session: Session = {
    filePath,
    refs: [],
    warnings: [],
    headTags: [],
    hasDiagram: false,
    missingLanguages: new Set(),
    restart() {
      session.refs = [];
      session.headTags = [];
      session.hasDiagram = false;
      session.missingLanguages = new Set();
    },
    reference(kind, target, { folder, file }, at) {
      if (isExternal(target) && !target.startsWith('pathname://')) return target;
      const place = at && { line: at.line, column: at.column };
      return add({ kind, target, from: folder, ...(file && { file }), ...place });
    },
    rawReference: (kind, target) => add({ kind, target, from: '', raw: true }),
    markImage(marker) {
      const ref = session.refs[markedRef(marker) ?? -1];
      if (ref?.kind === 'file' || ref?.kind === 'link') ref.kind = 'image';
    },
    slot: (name, props) => add({ kind: 'slot', target: name, from: '', props }),
    warn(message, at) {
      const problem: Problem = { filePath, ...at, message };
      const key = JSON.stringify(problem);
      if (seen.has(key)) return;
      seen.add(key);
      session.warnings.push(problem);
    },
  };
  return session;
}
