import { attributeOf, childElements, type Element } from './parseHtml.ts';

/** One step of a selector: `a`, `.b`, `#c`, `[d]`, `[d=e]`, `[d^=e]`, `[d*=e]` and `:not(…)`, in any mix. */
type Test = (element: Element) => boolean;

const compiled = new Map<string, Test[][]>();

/** All elements below `root` that match the selector, in document order. Supports descendants and lists. */
export function select(root: Element, selector: string): Element[] {
  const lists = compile(selector);
  const found: Element[] = [];
  const visit = (element: Element, ancestors: Element[]): void => {
    for (const child of childElements(element)) {
      if (lists.some((steps) => matches(child, ancestors, steps))) found.push(child);
      visit(child, [...ancestors, child]);
    }
  };
  visit(root, []);
  return found;
}

export function selectFirst(root: Element, selector: string): Element | undefined {
  return select(root, selector)[0];
}

/** Removes the matching elements from the tree. */
export function removeAll(root: Element, selector: string): void {
  for (const element of select(root, selector)) {
    const { parentNode } = element;
    if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
  }
}

function matches(element: Element, ancestors: Element[], steps: Test[]): boolean {
  const last = steps.at(-1);
  if (!last?.(element)) return false;
  if (steps.length === 1) return true;
  const rest = steps.slice(0, -1);
  return ancestors.some((ancestor, at) => matches(ancestor, ancestors.slice(0, at), rest));
}

function compile(selector: string): Test[][] {
  const known = compiled.get(selector);
  if (known) return known;
  const lists = selector.split(/,\s*/).map((part) => part.trim().split(/\s+/).map(toTest));
  compiled.set(selector, lists);
  return lists;
}

const PART = /:not\(([^)]+)\)|\[([\w-]+)(?:([*^]?=)"?([^\]"]*)"?)?\]|([.#]?)([\w-]+)/gy;

function toTest(step: string): Test {
  const tests: Test[] = [];
  let at = 0;
  for (const part of step.matchAll(PART)) {
    at += part[0].length;
    tests.push(toPartTest(part));
  }
  if (at !== step.length) throw new Error(`"${step}" is no selector that is understood here.`);
  return (element) => tests.every((test) => test(element));
}

function toPartTest([, negated, attribute, operator, value = '', sign, name = '']: RegExpExecArray): Test {
  if (negated !== undefined) {
    const test = toTest(negated);
    return (element) => !test(element);
  }
  if (attribute !== undefined) {
    return (element) => {
      const found = attributeOf(element, attribute);
      if (found === undefined) return false;
      if (operator === undefined) return true;
      if (operator === '=') return found === value;
      return operator === '^=' ? found.startsWith(value) : found.includes(value);
    };
  }
  if (sign === '.') return (element) => ` ${attributeOf(element, 'class') ?? ''} `.includes(` ${name} `);
  if (sign === '#') return (element) => attributeOf(element, 'id') === name;
  return (element) => element.tagName === name;
}
