import { messageOf } from '../../../../shared/messageOf.ts';
import type { CompileInput, MarkdownOptions } from '../types.ts';
import type { Problem } from '../../siteCode/types.ts';

/** Prefix of a dependency: an imported file's text after the preprocessor. */
export const PREPROCESSED = '#preprocessed:';

type Preprocessor = MarkdownOptions['preprocessor'];

/**
 * Runs the site's `markdown.preprocessor` on a page. The preprocessor may use the file's name and other values, so it
 * runs before the cache lookup: its result is the page's text.
 */
export function preprocessPage(input: CompileInput, preprocessor: Preprocessor): CompileInput {
  if (!preprocessor || input.format === 'api') return input;
  const { text, problem } = preprocess(input.filePath, input.source, preprocessor);
  return { ...input, source: text, original: input.source, ...(problem && { problems: [problem] }) };
}

/** If a preprocessor fails, the text stays unchanged. */
export function preprocess(
  filePath: string,
  source: string,
  preprocessor: Preprocessor,
): { text: string; problem?: Problem } {
  if (!preprocessor) return { text: source };
  try {
    const text: unknown = preprocessor({ filePath, fileContent: source });
    if (typeof text === 'string') return { text };
    return fail(`\`markdown.preprocessor\` gives ${text === null ? 'null' : typeof text} instead of a text`);
  } catch (error) {
    return fail(`\`markdown.preprocessor\` fails: ${messageOf(error)}`);
  }

  function fail(reason: string) {
    const message = `${reason.replace(/\.$/, '')}. The file is shown without it.`;
    return { text: source, problem: { filePath, message, severity: 'error', code: 'function-fails' } as const };
  }
}
