/** Whether the order of two rules may matter for an element: both set the same property with the same specificity. */
export function areRivals(a, b) {
  if (weightOf(a.selector) !== weightOf(b.selector) || pseudoElement(a.selector) !== pseudoElement(b.selector))
    return false;
  return a.declarations.some(([name, value]) =>
    b.declarations.some(([other, otherValue]) => {
      if (!overlap(name, other) || (name === other && value === otherValue)) return false;
      return isImportant(value) === isImportant(otherValue);
    }),
  );
}

/** The specificity of a selector, as one number. */
function weightOf(selector) {
  const plain = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/::?(?:before|after)\b|::[\w-]+/g, '');
  const count = (pattern) => (plain.match(pattern) ?? []).length;
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:(?!not\b|is\b)[\w-]+/g);
  const elements = (plain.replace(/\[[^\]]*\]/g, '').match(/(?:^|[\s>+~(])[a-z]\w*/g) ?? []).length;
  return count(/#[\w-]+/g) * 10_000 + classes * 100 + elements;
}

function pseudoElement(selector) {
  return /(::?(?:before|after)|::[\w-]+)\b/.exec(selector)?.[1].replace('::', ':') ?? '';
}

/** `margin` sets `margin-top`; `border-left` sets what `border-color` does. */
function overlap(a, b) {
  if (a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)) return true;
  const block = (name) => /^(?:border(?!-radius)|font|text-decoration|list-style|grid)(?=-|$)/.exec(name)?.[0];
  return (block(a) !== undefined && block(a) === block(b)) || isLine(a, b) || isLine(b, a);
}

/** `line-height` is part of `font`. */
function isLine(a, b) {
  return a === 'font' && b === 'line-height';
}

function isImportant(value) {
  return value.endsWith('!important');
}

/** The tag, classes, ids and attributes of the element that a selector selects, without those of its ancestors. */
export function namesOf(selector) {
  const plain = selector.replace(/:(?:not|where|is|has)\([^]*?\)/g, '').replace(/::?[\w-]+/g, '');
  const last = plain.split(/[\s>+~]+(?![^[]*\])/).findLast(Boolean) ?? '*';
  return last.match(/\[[^\]]*\]|[.#]?[\w-]+|\*/g) ?? ['*'];
}

/** One rule for each selector of a list, in the order of the sheet. `media` is the rule around it: `@media print{`. */
export function* toRules(container, media = '') {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule') yield* toRules(node, `${media}@${node.name} ${node.params}{`);
    if (node.type !== 'rule') continue;
    const declarations = node.nodes
      .filter(({ type }) => type === 'decl')
      .map(({ prop, value, important }) => [prop, value.replace(/\s+/g, ' ') + (important ? '!important' : '')]);
    for (const selector of node.selectors) yield { media, selector: selector.replace(/\s+/g, ' '), declarations };
  }
}
