import { readTextAgain } from '../../ground/files/readText.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { remember } from '../../../shared/remember.ts';
import { checkApi } from '../../read/api/check/checkApi.ts';
import { parseDescription } from '../../read/api/source/parseDescription.ts';
import { fromPointer } from '../../read/api/source/pointer.ts';
import type { Content } from '../../read/content/types.ts';

/** Advice that a build does not give: operations without a summary, examples that do not fit their schemas. */
export function checkApis({ docs }: Pick<Content, 'docs'>): ContentProblem[] {
  const parse = remember((filePath: string) => parseDescription(readTextAgain(filePath)));
  return docs
    .flatMap(({ versions }) => versions.flatMap(({ apis }) => apis))
    .flatMap(({ description }) => checkApi(description))
    .map(({ place: { filePath, pointer }, message }) => ({
      severity: 'warning',
      code: 'api-advice',
      filePath,
      line: parse(filePath).lineOf(fromPointer(pointer.slice(1)) ?? []),
      message,
    }));
}
