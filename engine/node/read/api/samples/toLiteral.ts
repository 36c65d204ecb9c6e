/** How a programming language writes values. */
interface Notation {
  indent: string;
  key(name: string): string;
  /** A text, a number, a boolean, or nothing. */
  scalar(value: unknown): string;
}

/** A value as a literal, each entry on its own line. `depth`: the indentation of the line on which it begins. */
export function toLiteral(value: unknown, notation: Notation, depth = 1): string {
  const { indent, key, scalar } = notation;
  if (typeof value !== 'object' || value === null) return scalar(value);
  const inner = (item: unknown) => toLiteral(item, notation, depth + 1);
  const entries = Array.isArray(value)
    ? value.map(inner)
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${inner(item)}`);
  const lines = entries.map((entry) => `\n${indent.repeat(depth + 1)}${entry},`);
  const inside = lines.length === 0 ? '' : `${lines.join('')}\n${indent.repeat(depth)}`;
  return Array.isArray(value) ? `[${inside}]` : `{${inside}}`;
}
