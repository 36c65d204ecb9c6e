import type { LoadContext } from '../loadContext.ts';
import { parseYaml } from '../source/parseYaml.ts';
import { readText } from '../../../ground/files/readText.ts';

/** The value of a YAML or JSON file; undefined, after a report, if it cannot be read. An empty file is `null`. */
export async function readDataFile(ctx: LoadContext, filePath: string): Promise<unknown> {
  ctx.addDataFile(filePath);
  const { value, problem } = parseYaml(await readText(filePath, ctx.report), 'data-file');
  if (!problem) return value ?? null;
  const { line, column } = problem;
  const kind = filePath.endsWith('.json') ? 'JSON' : 'YAML';
  ctx.report({
    severity: 'error',
    code: 'invalid-data',
    filePath,
    line,
    column,
    message: `The file is not valid ${kind}: ${problem.message}`,
  });
  return undefined;
}
