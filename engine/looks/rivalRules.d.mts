interface Rule {
  selector: string;
  declarations: [name: string, value: string][];
}

/** Whether the order of two rules may matter for an element: both set the same property with the same specificity. */
export function areRivals(a: Rule, b: Rule): boolean;
