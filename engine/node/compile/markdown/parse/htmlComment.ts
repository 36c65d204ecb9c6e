import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';

/**
 * HTML comments in MDX, which has no such syntax. The page leaves them out, but the node keeps their text: an excerpt
 * may end at `<!-- truncate -->`.
 */
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentData: 'htmlCommentData';
  }
}

declare module 'mdast' {
  interface Comment {
    type: 'comment';
    value: string;
    position?: import('unist').Position;
  }
  interface RootContentMap {
    comment: Comment;
  }
  interface PhrasingContentMap {
    comment: Comment;
  }
}

const LESS_THAN = 60;
const DASH = 45;
const GREATER_THAN = 62;
const EXCLAMATION = 33;
const OPENING = [LESS_THAN, EXCLAMATION, DASH, DASH];

const isLineEnding = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;

/** Consumes `<!--`. */
function consumeOpening(effects: Effects, ok: State, nok: State, index = 0): State {
  return (code) => {
    if (code !== OPENING[index]) return nok(code);
    effects.consume(code);
    return index === OPENING.length - 1 ? ok : consumeOpening(effects, ok, nok, index + 1);
  };
}

/** Consumes the line ending inside a comment; fails if the container (a quote, a list item) ends here. */
const continuation: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const { parser } = this;
    const now = () => this.now();
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (parser.lazy[now().line] ? nok(next) : ok(next));
    };
  },
};

function tokenizeComment(
  this: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
  { isFlow }: { isFlow: boolean },
): State {
  let dashes = 0;
  let inData = false;

  return start;

  function start(code: Code): State | undefined {
    effects.enter('htmlComment');
    effects.enter('htmlCommentData');
    inData = true;
    return consumeOpening(effects, inside, nok)(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (isLineEnding(code)) {
      dashes = 0;
      if (inData) effects.exit('htmlCommentData');
      inData = false;
      return isFlow ? effects.attempt(continuation, inside, nok)(code) : textLineEnding(code);
    }
    if (!inData) {
      effects.enter('htmlCommentData');
      inData = true;
    }
    effects.consume(code);
    if (code === GREATER_THAN && dashes >= 2) return close;
    dashes = code === DASH ? dashes + 1 : 0;
    return inside;
  }

  function textLineEnding(code: Code): State {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return inside;
  }

  function close(code: Code): State | undefined {
    effects.exit('htmlCommentData');
    effects.exit('htmlComment');
    return isFlow ? after(code) : ok(code);
  }

  /** Nothing may follow a block comment on its last line. */
  function after(code: Code): State | undefined {
    if (code === null || isLineEnding(code)) return ok(code);
    if (!isSpace(code)) return nok(code);
    effects.enter('whitespace');
    return trailing(code);
  }

  function trailing(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return trailing;
    }
    effects.exit('whitespace');
    return code === null || isLineEnding(code) ? ok(code) : nok(code);
  }
}

const flow: Construct = {
  name: 'htmlComment',
  concrete: true,
  tokenize(effects, ok, nok) {
    return tokenizeComment.call(this, effects, ok, nok, { isFlow: true });
  },
};

const text: Construct = {
  name: 'htmlComment',
  tokenize(effects, ok, nok) {
    return tokenizeComment.call(this, effects, ok, nok, { isFlow: false });
  },
};

/** Fails immediately if no comment begins here. */
const commentStart: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const end: State = (code) => {
      effects.exit('htmlCommentData');
      return ok(code);
    };
    return (code) => {
      effects.enter('htmlCommentData');
      return consumeOpening(effects, end, nok)(code);
    };
  },
};

/** A comment followed by words begins a paragraph; as a block, the tag syntax would reject it. */
export function withoutComments(mdx: Extension): Extension {
  const constructs = [mdx.flow?.[LESS_THAN] ?? []].flat();
  const guarded = constructs.map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(commentStart, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  }));
  return { ...mdx, flow: { ...mdx.flow, [LESS_THAN]: guarded } };
}

export const htmlComment: Extension = { flow: { [LESS_THAN]: flow }, text: { [LESS_THAN]: text } };

export const htmlCommentFromMarkdown: FromMarkdownExtension = {
  enter: {
    htmlComment(token) {
      this.enter({ type: 'comment', value: '' }, token);
    },
  },
  exit: {
    htmlComment(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'comment') node.value = this.sliceSerialize(token).slice('<!--'.length, -'-->'.length);
      this.exit(token);
    },
  },
};
