/**
 * Runs compiled live code with the names of its scope; returns what it shows. Only called when the site is built and in
 * the frame for edited code, because nothing else may be evaluated.
 */
export function evaluateLiveCode(
  body: string,
  names: readonly string[],
  scope: Record<string, unknown>,
  isInline: boolean,
): unknown {
  let rendered: unknown;
  const render = (value: unknown) => void (rendered = value);
  const evaluate = new Function(...names, 'render', body) as (...given: unknown[]) => unknown;
  const returned = evaluate(...names.map((name) => scope[name]), render);
  return isInline ? returned : rendered;
}
