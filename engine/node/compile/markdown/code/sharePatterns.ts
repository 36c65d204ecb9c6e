import type { PatternScanner, RegexEngine } from 'shiki/types';

type Find = PatternScanner['findNextMatchSync'];
type Text = Parameters<Find>[0];
type Options = Parameters<Find>[2];
type Match = ReturnType<Find>;

/** One pattern, compiled when it is first looked for, with its last search. */
interface Pattern {
  source: string;
  scanner: PatternScanner | undefined;
  /** What it finds depends on where the search starts. */
  isAnchored: boolean;
  text: Text | undefined;
  from: number;
  options: Options;
  match: Match;
}

/**
 * A grammar lists the same patterns in nearly every rule, and an engine compiles each list as a whole: for the code
 * of a small site 4,900 patterns, of which 640 differ, and that took longer than all highlighting. Here a list is its
 * patterns, each compiled once. A pattern that found nothing in a line, or something further on, is not asked again.
 */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();

  function toPattern(source: string): Pattern {
    let pattern = patterns.get(source);
    if (pattern === undefined) {
      const isAnchored = source.includes('\\G');
      pattern = { source, scanner: undefined, isAnchored, text: undefined, from: 0, options: 0, match: null };
      patterns.set(source, pattern);
    }
    return pattern;
  }

  function find(pattern: Pattern, text: Text, start: number, options: Options): Match {
    const isKnown =
      !pattern.isAnchored && pattern.text === text && pattern.options === options && pattern.from <= start;
    if (isKnown && (pattern.match === null || startOf(pattern.match) >= start)) return pattern.match;
    pattern.scanner ??= engine.createScanner([pattern.source]);
    pattern.match = pattern.scanner.findNextMatchSync(text, start, options);
    pattern.text = text;
    pattern.from = start;
    pattern.options = options;
    return pattern.match;
  }

  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      const list = sources.map((source) => toPattern(source as string));
      return {
        findNextMatchSync(text, start, options) {
          let first: Match = null;
          let index = 0;
          let firstStart = Infinity;
          // Runs for every token: without an iterator and its pairs.
          for (let i = 0; i < list.length; i++) {
            const match = find(list[i] as Pattern, text, start, options);
            if (match === null || startOf(match) >= firstStart) continue;
            first = match;
            firstStart = startOf(match);
            index = i;
            if (firstStart === start) break;
          }
          return first && { index, captureIndices: first.captureIndices };
        },
      };
    },
  };
}

function startOf(match: NonNullable<Match>): number {
  return match.captureIndices[0]?.start ?? 0;
}
