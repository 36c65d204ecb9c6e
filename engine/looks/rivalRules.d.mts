import type { Container } from 'postcss';

export interface RivalRule {
  selector: string;
  declarations: [name: string, value: string][];
}

/** Whether the order of two rules may matter for an element: both set the same property with the same specificity. */
export function areRivals(a: RivalRule, b: RivalRule): boolean;

/** What the element itself is that a selector selects: tags, classes, ids, attributes. */
export function namesOf(selector: string): string[];

/** One rule for each selector of a list, in the order of the sheet. `media` is the rule around it: `@media print{`. */
export function toRules(container: Container): Iterable<RivalRule & { media: string }>;
