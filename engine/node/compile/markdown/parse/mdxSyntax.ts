/**
 * MDX's syntax, for one parse. Text between braces is JavaScript and may contain braces, so the parser tries to read it
 * again at every `}` until it succeeds or the page ends: 40 texts in braces that are not JavaScript, in a page with
 * 2,500 braces, took minutes. Here it stops at the first `}` after which no later text can help, or after a large
 * number of attempts.
 */
import type { Options } from 'acorn';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Construct, Extension } from 'micromark-util-types';
import { mapConstructs } from './limitSyntax.ts';
import { JsxParser } from './toProgram.ts';

/** The attempts per opening brace. */
const MAX_ENDS = 5000;
/** The furthest that the JavaScript parser looks ahead. */
const LOOK_AHEAD = 20;

const SIGNS = new Set([...'{<'].map((sign) => sign.charCodeAt(0)));

/** An error like those of the JavaScript parser; the Markdown parser adds the position in the page. */
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

/** Any text may follow the code. An unclosed comment is reported where it begins. */
function isFinal({ message, raisedAt }: CodeError, code: string): boolean {
  return raisedAt + LOOK_AHEAD < code.length && !message.startsWith('Unterminated comment');
}

/** Something other than a comment follows, and is complete. */
function hasRest(code: string, end: number): boolean {
  const rest = code.slice(end).trimStart();
  return rest.length > LOOK_AHEAD && !rest.startsWith('/');
}

/** The parser would also detect this, but not that no later text can repair it. */
function toRestError(end: number): CodeError {
  return Object.assign(new SyntaxError('Unexpected content after expression'), { pos: end, raisedAt: end });
}

/** The message that the parser would give at the end of the page. */
function toParserError(cause: CodeError): Error {
  const { line = 1, column = 0 } = cause.loc ?? {};
  return Object.assign(new Error(cause.message, { cause }), {
    reason: 'Could not parse expression with acorn',
    source: 'micromark-extension-mdx-expression',
    ruleId: 'acorn',
    place: { line, column: column + 1, offset: cause.pos },
  });
}
