import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { messages } from '../shared/messages.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Properties with text that readers see or hear, besides the content of elements. */
const TEXT_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];
const TEXT_PROPERTIES = ['textContent', 'innerText', 'ariaLabel', 'ariaDescription', 'title', 'placeholder', 'alt'];

function sources(folder: string): [file: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function nodesOf(file: string, source: string): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    nodes.push(value);
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return nodes;
}

/** The strings that an expression may evaluate to, if they are literals. */
function literalsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'JSXText':
      return [String(value['value'])];
    case 'TemplateLiteral':
      return (value['quasis'] as { value: { cooked: string } }[]).map((part) => part.value.cooked);
    case 'ConditionalExpression':
      return [...literalsIn(value['consequent']), ...literalsIn(value['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (!['||', '??', '&&', '+'].includes(String(value['operator']))) return [];
      return [...literalsIn(value['left']), ...literalsIn(value['right'])];
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return literalsIn(value['expression']);
    default:
      return [];
  }
}

function shownIn(node: Node): string[] {
  const nameOf = (value: unknown): unknown => (isNode(value) ? value['name'] : undefined);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as unknown[]).flatMap(literalsIn);
    case 'JSXAttribute':
      return TEXT_ATTRIBUTES.includes(String(nameOf(node['name']))) ? literalsIn(node['value']) : [];
    case 'AssignmentExpression': {
      const target = node['left'] as Node;
      return TEXT_PROPERTIES.includes(String(nameOf(target['property']))) ? literalsIn(node['right']) : [];
    }
    case 'CallExpression':
      return nameOf(node['callee']) === 'announce' ? (node['arguments'] as unknown[]).flatMap(literalsIn) : [];
    default:
      return [];
  }
}

const strayTexts = (file: string, source: string): string[] =>
  nodesOf(file, source)
    .flatMap(shownIn)
    .filter((text) => /\p{L}/u.test(text));

const files = [...sources(import.meta.dirname), ...sources(path.join(import.meta.dirname, '../client'))];
/** Titles of pages that the theme generates. */
const titles = [
  ...sources(path.join(import.meta.dirname, '../node/assemble/pages')),
  ...sources(path.join(import.meta.dirname, '../node/assemble/compare')),
  // The texts of API reference pages.
  ...sources(path.join(import.meta.dirname, '../node/read/api')),
  ...sources(path.join(import.meta.dirname, '../node/compile/api')),
];

it('finds texts that are not from the table', () => {
  const stray = (source: string): string[] => strayTexts('sample.tsx', source);
  expect(stray('<p>Hello <b>you</b></p>')).toEqual(['Hello ', 'you']);
  expect(stray('<a title="Home" aria-label={open ? `Close ${name}` : "Open"} className="link" />')).toEqual([
    'Home',
    'Close ',
    'Open',
  ]);
  expect(stray('<p>{error || "Failed"}{count && (many ? "many" : `one`)}</p>')).toEqual(['Failed', 'many', 'one']);
  expect(stray('element.textContent = "Hi"; link.href = "a"; announce("Copied");')).toEqual(['Hi', 'Copied']);
  expect(stray('<p title={t("Home")}>{t("Hello")} · {name}</p>')).toEqual([]);
});

it('every text that a reader sees is in the table', () => {
  const stray = files.flatMap(([file, source]) => strayTexts(file, source).map((text) => `${file}: ${text.trim()}`));
  expect(files.length).toBeGreaterThan(100);
  expect(stray).toEqual([]);
});

it('every text in the table is used', () => {
  const used = new Set(
    [...files, ...titles].flatMap(([file, source]) =>
      nodesOf(file, source).flatMap((node) => (node.type === 'Literal' ? [node['value']] : [])),
    ),
  );
  expect(Object.values(messages).filter((text) => !used.has(text))).toEqual([]);
});
