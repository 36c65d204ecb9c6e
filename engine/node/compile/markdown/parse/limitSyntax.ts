/**
 * The parser's time grows with the square of some constructs or worse: 1,000 nested lists take a minute, 20,000
 * unclosed `*` two. Nobody writes that by hand, but scripts do. Each kind has a limit far above what pages contain;
 * beyond it the signs are plain text, and the author gets a message with their position.
 */
import { attention, blockQuote, labelEnd, labelStartImage, labelStartLink, list } from 'micromark-core-commonmark';
import type { Construct, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';

/** Nested lists, quotes and footnotes. */
export const MAX_CONTAINERS = 50;
/** Nested directives: each level parses its text once more. */
export const MAX_DIRECTIVES = 25;
/** Runs of `*`, `_` and `~` in one paragraph that may begin or end emphasis. */
export const MAX_EMPHASIS_RUNS = 1000;
/** Square brackets in one paragraph: a closing bracket searches back for its opening one. */
export const MAX_BRACKETS = 4000;

/** The construct that exceeds its limit → the first line where it does. */
export type PassedLimits = Map<string, number>;

const LIST_MARKERS = [...'*+-0123456789'].map((sign) => sign.charCodeAt(0));
const [ASTERISK, UNDERSCORE, COLON, GREATER_THAN, TILDE] = [42, 95, 58, 62, 126] as const;
const [EXCLAMATION, OPEN_BRACKET, CLOSE_BRACKET] = [33, 91, 93] as const;

/** The parser's constructs and those of `extensions`, limited, for one parse. */
export function limitSyntax(extensions: Extension[], passed: PassedLimits): Extension[] {
  const asContainer = createContainerLimit(passed);
  const asDirective = createDirectiveLimit(passed);
  const asRun = createRunLimit(passed);
  const asBracket = createBracketLimit(passed);
  const limitedList = asContainer(list);
  const limitedRun = asRun(attention);
  const own: Extension = {
    disable: { null: ['list', 'blockQuote', 'attention', 'labelStartLink', 'labelStartImage', 'labelEnd'] },
    document: {
      ...Object.fromEntries(LIST_MARKERS.map((code) => [code, limitedList])),
      [GREATER_THAN]: asContainer(blockQuote),
    },
    text: {
      [ASTERISK]: limitedRun,
      [UNDERSCORE]: limitedRun,
      [EXCLAMATION]: asBracket(labelStartImage),
      [OPEN_BRACKET]: asBracket(labelStartLink),
      [CLOSE_BRACKET]: asBracket(labelEnd),
    },
  };
  return [
    own,
    ...extensions.map((extension) => ({
      ...extension,
      document: mapConstructs(extension.document, asContainer),
      flow: mapConstructs(extension.flow, (construct, code) =>
        code === COLON && construct.concrete ? asDirective(construct) : construct,
      ),
      text: mapConstructs(extension.text, (construct, code) => {
        if (code === OPEN_BRACKET || code === CLOSE_BRACKET) return asBracket(construct);
        return code === TILDE ? asRun(construct) : construct;
      }),
    })),
  ];
}

function pass(passed: PassedLimits, message: string, line: number): void {
  passed.set(message, Math.min(line, passed.get(message) ?? line));
}

type Constructs = Extension['document'];

export function mapConstructs(map: Constructs, change: (construct: Construct, code: number) => Construct): Constructs {
  if (!map) return undefined;
  return Object.fromEntries(
    Object.entries(map).map(([code, constructs]) => [
      code,
      [constructs ?? []].flat().map((construct: Construct) => change(construct, Number(code))),
    ]),
  );
}

/**
 * The parser does not expose the depth of a container, so it is derived from the calls: on every line the parser first
 * continues the open containers, in order, then tries new ones, each at its own place (and some places twice).
 */
function createContainerLimit(passed: PassedLimits): (construct: Construct) => Construct {
  const lines = new WeakMap<TokenizeContext, { line: number; continued: number; starts: Set<number> }>();

  function lineOf(context: TokenizeContext) {
    const { line } = context.now();
    let state = lines.get(context);
    if (state?.line !== line) {
      state = { line, continued: 0, starts: new Set() };
      lines.set(context, state);
    }
    return state;
  }

  return (construct) => {
    const { continuation } = construct;
    // A quote or item continues by the same construct, which is disabled under its name.
    const unnamed: Construct = { ...construct, name: undefined };
    const continues: Tokenizer | undefined =
      continuation &&
      function (this: TokenizeContext, effects, ok, nok) {
        const state = lineOf(this);
        const countContinued: State = (code) => {
          state.continued++;
          return ok(code);
        };
        const attempt: typeof effects.attempt = (tried, ...states) =>
          effects.attempt(tried === construct ? unnamed : tried, ...states);
        return continuation.tokenize.call(this, { ...effects, attempt }, countContinued, nok);
      };
    return {
      ...unnamed,
      continuation: continues && { ...continuation, tokenize: continues },
      tokenize(effects, ok, nok) {
        const { offset, line } = this.now();
        const { continued, starts } = lineOf(this);
        if (continued + starts.size - Number(starts.has(offset)) < MAX_CONTAINERS) {
          const start: State = (code) => {
            starts.add(offset);
            return ok(code);
          };
          return construct.tokenize.call(this, effects, start, nok);
        }
        pass(passed, `More than ${MAX_CONTAINERS} lists, quotes or footnotes are inside one another`, line);
        return nok;
      },
    };
  };
}

/** The content of a directive is read later, as a separate document, so its lines remember their depth. */
function createDirectiveLimit(passed: PassedLimits): (construct: Construct) => Construct {
  const depths: number[] = [];
  return (construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const { line } = this.now();
      const depth = depths[line] ?? 0;
      if (depth >= MAX_DIRECTIVES) {
        pass(passed, `More than ${MAX_DIRECTIVES} directives (\`:::\`) are inside one another`, line);
        return nok;
      }
      const end: State = (code) => {
        for (let inside = line + 1; inside <= this.now().line; inside++) depths[inside] = depth + 1;
        return ok(code);
      };
      return construct.tokenize.call(this, effects, end, nok);
    },
  });
}

/** Each paragraph has its own context. */
function createRunLimit(passed: PassedLimits): (construct: Construct) => Construct {
  const counts = new WeakMap<TokenizeContext, number>();
  return (construct) => ({
    ...construct,
    name: undefined,
    tokenize(effects, ok, nok) {
      const { line } = this.now();
      const check: State = (code) => {
        const token = this.events.at(-1)?.[1];
        if (!token?._open && !token?._close) return ok(code);
        const count = (counts.get(this) ?? 0) + 1;
        counts.set(this, count);
        if (count > MAX_EMPHASIS_RUNS) {
          token._open = false;
          token._close = false;
          pass(passed, `A paragraph has more than ${MAX_EMPHASIS_RUNS} signs of emphasis (\`*\`, \`_\`, \`~\`)`, line);
        }
        return ok(code);
      };
      return construct.tokenize.call(this, effects, check, nok);
    },
  });
}

function createBracketLimit(passed: PassedLimits): (construct: Construct) => Construct {
  const places = new WeakMap<TokenizeContext, Set<number>>();
  return (construct) => ({
    ...construct,
    name: undefined,
    tokenize(effects, ok, nok) {
      const { offset, line } = this.now();
      const seen = places.get(this) ?? new Set();
      places.set(this, seen.add(offset));
      if (seen.size <= MAX_BRACKETS) return construct.tokenize.call(this, effects, ok, nok);
      pass(passed, `A paragraph has more than ${MAX_BRACKETS} square brackets`, line);
      return nok;
    },
  });
}
