interface Rule {
  selector: string;
  declarations: [name: string, value: string][];
}

/** Whether the order of two rules may decide how an element looks: both set a property, with the same weight. */
export function areRivals(a: Rule, b: Rule): boolean;
