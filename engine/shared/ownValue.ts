/** `table[name]` for a name that an author chose: a version may be called `constructor`, which every object has. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
