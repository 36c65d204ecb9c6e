export interface RivalRule {
  selector: string;
  declarations: [name: string, value: string][];
}

/** Whether the order of two rules may matter for an element: both set the same property with the same specificity. */
export function areRivals(a: RivalRule, b: RivalRule): boolean;

/** What the element itself is that a selector selects: tags, classes, ids, attributes. */
export function namesOf(selector: string): string[];
