import * as v from 'valibot';
import type { ConfigProblem } from './configError.ts';
import { toProblems } from './toProblems.ts';

/** The value with defaults filled in, or undefined and the reasons. */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  keyPath: string,
  problems: ConfigProblem[],
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  problems.push(...toProblems(result.issues, keyPath));
  return undefined;
}
