/** The results that one compilation collects while the page and its partials are parsed and rendered. */
import type { ProblemCode } from '../../../shared/problemCodes.ts';
import type { HeadTag } from '../../../shared/pageData.ts';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import type { WrittenAt } from '../../../shared/renderer.ts';
import type { UrlHost } from './output/markUrls.ts';
import { hasMarker, markedRef, markedStart, refMarker } from './resolveRefs.ts';
import type { CompileInput, Ref } from './types.ts';
import type { Problem } from '../siteCode/types.ts';

/** The file in which something is written, relative to the page: see `importFolder.ts`. */
export interface RefPlace {
  folder: string;
  /** Empty for the page itself. */
  file: string;
}

export interface Session extends UrlHost {
  filePath: string;
  refs: Ref[];
  problems: Problem[];
  headTags: HeadTag[];
  /** Notes that the browser has to draw a diagram. */
  hasDiagram: boolean;
  /** Discards the results so far, because rendering has to start again. */
  restart(): void;
  /** Runs an attempt only for its result or failure; everything it collects is discarded. */
  attempt<T>(run: () => T): T;
  /** A marker, or the target itself if it leaves the site. */
  reference(kind: Ref['kind'], target: string, place: RefPlace, at?: WrittenAt, onBroken?: Ref['onBroken']): string;
  /** The same for an address in code, which may already be a marker. */
  codeReference(kind: Ref['kind'], target: string, onBroken?: Ref['onBroken']): string;
  /** The target that a marker stands for. */
  targetOf(address: string): string;
  hole(name: string, props: Record<string, unknown>): string;
  report(code: ProblemCode, message: string, about?: ReportDetails): void;
}

/** Optional details of a problem besides its message. */
export interface ReportDetails extends Pick<Problem, 'severity' | 'subject'> {
  at?: WrittenAt;
}

export function createSession(filePath: string, format: CompileInput['format'] = 'mdx'): Session {
  const seen = new Set<string>();
  let known = new Map<string, number>();

  /**
   * Equal references are registered once, however often they are rendered, because outputs of components are compared.
   */
  function add(given: Ref): string {
    // Code may return anything, for example the placeholder of a missing package.
    const ref = { ...given, target: String(given.target) } as Ref;
    const key = JSON.stringify(ref);
    const at = known.get(key) ?? session.refs.push(ref) - 1;
    known.set(key, at);
    return refMarker(at);
  }

  const session: Session = {
    filePath,
    refs: [],
    problems: [],
    headTags: [],
    hasDiagram: false,
    restart() {
      session.refs = [];
      known = new Map();
      session.headTags = [];
      session.hasDiagram = false;
    },
    attempt(run) {
      const { refs, problems, headTags, hasDiagram } = session;
      Object.assign(session, { refs: [...refs], problems: [...problems], headTags: [...headTags] });
      const before = { seen: new Set(seen), known: new Map(known) };
      try {
        return run();
      } finally {
        Object.assign(session, { refs, problems, headTags, hasDiagram });
        known = before.known;
        seen.clear();
        for (const key of before.seen) seen.add(key);
      }
    },
    reference(kind, target, { folder, file }, at, onBroken) {
      if (leavesSite(target)) return target;
      const place = at && { line: at.line, column: at.column };
      return add({ kind, target, from: folder, ...(file && { file }), ...place, ...(onBroken && { onBroken }) });
    },
    codeReference(kind, given, onBroken) {
      if (leavesSite(given)) return given;
      const target = session.withJoined(given);
      if (!hasMarker(target)) return add({ kind, target, from: '', ...(onBroken && { onBroken }) });
      // `<Link to={useBaseUrl('/x')}>`: this address is checked after all.
      const ref = session.refs[markedRef(target) ?? -1];
      if (ref) ref.onBroken = onBroken;
      return target;
    },
    // In MDX a tag is code; in plain Markdown it is another way to write a link.
    rawReference(kind, target) {
      const isPlain = kind === 'link' && format === 'mdx';
      const isOfHost = isPlain && target.startsWith('/');
      return add({ kind, target, from: '', ...(isPlain && { onBroken: 'warn' }), ...(isOfHost && { isOfHost }) });
    },
    markImage(marker, hasSizes) {
      const ref = session.refs[markedRef(marker) ?? -1];
      if (ref?.kind === 'file' || ref?.kind === 'link') ref.kind = 'image';
      if (ref && hasSizes) ref.hasSizes = true;
    },
    withJoined(address) {
      const joined = hasMarker(address) ? markedStart(address) : undefined;
      const ref = joined && session.refs[joined.index];
      if (!joined || ref?.kind !== 'link') return address;
      const base = joined.isCut ? ref.target.slice(0, -1) : ref.target;
      const marker = add({ ...ref, target: `${base}${joined.rest}` });
      // A mere beginning need not be an address.
      ref.onBroken = 'ignore';
      return marker;
    },
    targetOf: (address) => session.refs[markedRef(address) ?? -1]?.target ?? address,
    // Without functions and other values that JSON cannot hold, because a page from the cache has none either.
    hole: (name, props) => add({ kind: 'hole', target: name, from: '', props: JSON.parse(JSON.stringify(props)) }),
    report(code, message, { at, ...details } = {}) {
      const problem: Problem = { filePath, ...at, message, ...details, code };
      const key = JSON.stringify(problem);
      if (seen.has(key)) return;
      seen.add(key);
      session.problems.push(problem);
    },
  };
  return session;
}

function leavesSite(target: string): boolean {
  return isExternal(target) && !target.startsWith('pathname://');
}
