/**
 * The syntax of MDX, for one parse. What stands between braces is JavaScript and may hold braces itself, so the parser reads
 * it anew at every `}` until it can be read, or to the end of the page: forty texts in braces that are no JavaScript, in a page
 * with 2,500 of them, took minutes. Here it ends at the first `}` after which nothing can mend it, or after very many.
 */
import type { Options } from 'acorn';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Construct, Extension } from 'micromark-util-types';
import { mapConstructs } from './limitSyntax.ts';
import { JsxParser } from './toProgram.ts';

/** Ends that are tried for one beginning. */
const MAX_ENDS = 5000;
/** As far as the reader of JavaScript looks ahead of what it reads. */
const LOOK_AHEAD = 20;

const SIGNS = new Set([...'{<'].map((sign) => sign.charCodeAt(0)));

/** As the reader of JavaScript throws it; the parser then writes the place in the page into it. */
interface CodeError extends SyntaxError {
  pos: number;
  raisedAt: number;
  loc?: { line: number; column: number };
}

export function mdxSyntax(maxEnds = MAX_ENDS): Extension {
  let hopeless: CodeError | undefined;
  let ends = 0;

  function parseExpressionAt(code: string, at: number, options: Options) {
    hopeless = undefined;
    try {
      const node = JsxParser.parseExpressionAt(code, at, options);
      if (hasRest(code, node.end)) throw toRestError(node.end);
      ends = 0;
      return node;
    } catch (error) {
      if (isFinal(error as CodeError, code) || ++ends > maxEnds) hopeless = error as CodeError;
      throw error;
    }
  }

  function endIfHopeless(construct: Construct): Construct {
    return {
      ...construct,
      tokenize(effects, ok, nok) {
        const enter: typeof effects.enter = (type, fields) => {
          if (hopeless) throw toParserError(hopeless);
          return effects.enter(type, fields);
        };
        return construct.tokenize.call(this, { ...effects, enter }, ok, nok);
      },
    };
  }

  const mdx = mdxjs({ acorn: { parse: JsxParser.parse.bind(JsxParser), parseExpressionAt } });
  const change = (construct: Construct, code: number) => (SIGNS.has(code) ? endIfHopeless(construct) : construct);
  return { ...mdx, flow: mapConstructs(mdx.flow, change), text: mapConstructs(mdx.text, change) };
}

/** Whatever may follow the code. A comment that is not closed is said to fail where it begins. */
function isFinal({ message, raisedAt }: CodeError, code: string): boolean {
  return raisedAt + LOOK_AHEAD < code.length && !message.startsWith('Unterminated comment');
}

/** Something other than a comment follows, and is all there. */
function hasRest(code: string, end: number): boolean {
  const rest = code.slice(end).trimStart();
  return rest.length > LOOK_AHEAD && !rest.startsWith('/');
}

/** What the parser would find out by itself, but without saying that it is hopeless. */
function toRestError(end: number): CodeError {
  return Object.assign(new SyntaxError('Unexpected content after expression'), { pos: end, raisedAt: end });
}

/** As the parser would have said at the end of the page. */
function toParserError(cause: CodeError): Error {
  const { line = 1, column = 0 } = cause.loc ?? {};
  return Object.assign(new Error(cause.message, { cause }), {
    reason: 'Could not parse expression with acorn',
    source: 'micromark-extension-mdx-expression',
    ruleId: 'acorn',
    place: { line, column: column + 1, offset: cause.pos },
  });
}
