import { transform, type Transform } from 'sucrase';

/**
 * JavaScript for the body of a function that runs live code as react-live does: one expression, whose value it returns, or
 * statements that call `render`. Throws a `SyntaxError`.
 */
export function compileLiveCode(code: string, isInline: boolean): string {
  if (!isInline) {
    if (!/render\s*\(/.test(code)) throw new SyntaxError('No-Inline evaluations must call `render`.');
    return compile(code, ['jsx', 'typescript', 'imports']);
  }
  // A comment may be the last line.
  const expression = compile(`return (${code.replace(/[\s;]+$/, '').trimStart()}\n)`, ['jsx', 'typescript']);
  return compile(expression, ['imports']);
}

function compile(code: string, transforms: Transform[]): string {
  return transform(code, { transforms, production: true, jsxRuntime: 'classic' }).code;
}

/** The names of a scope that the code may use. */
export function namesFor(scope: object, code: string): string[] {
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && code.includes(name));
  // `export default` of a namespace; and `render` is the runner's.
  return [...new Set(['React', ...names])].filter((name) => name !== 'default' && name !== 'render');
}
