import { PART_ATTRIBUTE, PART_TAG } from '../../../shared/island.ts';
import { escapeAttribute } from '../../base/escapeAttribute.ts';

/** The beginning of a part's HTML, in React's form. */
export function startOfPart(key: string): string {
  return `<${PART_TAG} ${PART_ATTRIBUTE}="${escapeAttribute(key)}"`;
}
