/** JavaScript in Markdown, parsed as MDX does. Throws at anything else. */
import { Parser, tokTypes } from 'acorn';
import jsx from 'acorn-jsx';
import type { Expression, Program } from 'estree';

export const JsxParser = Parser.extend(jsx());
const OPTIONS = { ecmaVersion: 2024, sourceType: 'module' } as const;

/** Imports and exports. `linesBefore`: lines above them in the file. */
export function toModuleProgram(code: string, linesBefore: number): Program {
  const program = JsxParser.parse(code, { ...OPTIONS, locations: true }) as unknown as Program;
  for (const { type, loc } of program.body) {
    if (!/^(?:Import|Export)/.test(type)) throw new SyntaxError('only imports and exports stand in a file as they are');
    if (!loc) continue;
    loc.start.line += linesBefore;
    loc.end.line += linesBefore;
  }
  return program;
}

/** `{value}`. Between blocks it may be empty or contain only a comment; the value of an attribute may not. */
export function toExpressionProgram(code: string, { mayBeEmpty }: { mayBeEmpty: boolean }): Program {
  if (mayBeEmpty && isBlank(code)) return toProgram([]);
  return toProgram([readExpression(code)]);
}

/** `{...props}` */
export function toSpreadProgram(code: string): Program {
  const object = readExpression(`({${code}\n})`);
  const properties = object.type === 'ObjectExpression' ? object.properties : [];
  if (properties.length !== 1 || properties[0]?.type !== 'SpreadElement') throw new SyntaxError('only a spread');
  return toProgram([object]);
}

function readExpression(code: string): Expression {
  const node = JsxParser.parseExpressionAt(code, 0, OPTIONS);
  if (!isBlank(code.slice(node.end))) throw new SyntaxError('more than one expression');
  return node as unknown as Expression;
}

function isBlank(code: string): boolean {
  return JsxParser.tokenizer(code, OPTIONS).getToken().type === tokTypes.eof;
}

function toProgram(expressions: Expression[]): Program {
  const body = expressions.map((expression) => ({ type: 'ExpressionStatement', expression }) as const);
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}
