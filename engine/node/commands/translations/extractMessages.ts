import { createRequire } from 'node:module';
import path from 'node:path';
import { walk } from 'estree-walker';
import { messageOf } from '../../../shared/messageOf.ts';
import { lineAt } from '../../ground/files/readText.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SourceMessages } from '../../read/translations/messages.ts';
import { readyBundler } from '../../ground/octavo/readyBundler.ts';

/** A node of a parsed file, with the fields that are read here. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const MODULE = '@docusaurus/Translate';

/**
 * The texts that a code file shows through `<Translate>` and `translate()`. Arguments that are not literal text are
 * reported.
 */
export async function extractMessages(
  filePath: string,
  source: string,
): Promise<{ messages: SourceMessages; problems: ContentProblem[] }> {
  const messages: SourceMessages = {};
  const problems: ContentProblem[] = [];
  if (!source.includes(MODULE)) return { messages, problems };
  const program = await parse(filePath, source, problems);
  if (!program) return { messages, problems };
  const { component, call } = findNames(program);
  const add = (id: string | undefined, message: string | undefined, description: string | undefined): void => {
    const key = id ?? message;
    if (key !== undefined) messages[key] = { message: message ?? key, ...(description && { description }) };
  };
  const complain = (node: Node, message: string): void => {
    problems.push({
      severity: 'warning',
      code: 'translation-call',
      filePath,
      line: lineAt(source, node.start),
      message,
    });
  };

  walk(program as never, {
    enter(entered) {
      const node = entered as unknown as Node;
      if (node.type === 'JSXElement' && nameOf(node) === component) readElement(node);
      if (node.type === 'CallExpression' && isNamed(node['callee'] as Node, call)) readCall(node);
    },
  });
  return { messages, problems };

  function readElement(node: Node): void {
    const attributes = (node['openingElement'] as Node)['attributes'] as Node[];
    const valueOf = (name: string): string | undefined => {
      const attribute = attributes.find((item) => isNamed(item['name'] as Node | undefined, name));
      const value = attribute && toText(attribute['value'] as Node | null);
      if (attribute && value === undefined) {
        complain(attribute, `\`${name}\` of <Translate> has to be written as text, so that it can be translated.`);
      }
      return value;
    };
    const [id, description] = [valueOf('id'), valueOf('description')];
    const children = (node['children'] as Node[]).filter((child) => !isBlank(child));
    const text = children.length === 1 ? toText(children[0]) : undefined;
    if (text === undefined && (children.length > 0 || id === undefined)) {
      complain(node, '<Translate> has to hold one text, or to have an `id`, so that it can be translated.');
    } else add(id, text, description);
  }

  function readCall(node: Node): void {
    const [first] = node['arguments'] as Node[];
    const fields = first?.type === 'ObjectExpression' ? (first['properties'] as Node[]) : undefined;
    const valueOf = (name: string): string | undefined => {
      const property = fields?.find((field) => isNamed(field['key'] as Node | undefined, name));
      return property && toText(property['value'] as Node);
    };
    const isText = fields?.every((field) => field.type === 'Property' && toText(field['value'] as Node) !== undefined);
    const [id, message] = [valueOf('id'), valueOf('message')];
    if (!isText || (id ?? message) === undefined) {
      complain(
        node,
        'translate() takes an object with `message` or `id` written as text, so that it can be translated.',
      );
    } else add(id, message, valueOf('description'));
  }
}

async function parse(filePath: string, source: string, problems: ContentProblem[]): Promise<Node | undefined> {
  await readyBundler();
  // The parser comes with the bundler, which a site without code never loads.
  const { parseAst } = createRequire(import.meta.url)('rolldown/parseAst') as typeof import('rolldown/parseAst');
  const lang = /\.tsx?$/.test(filePath) ? (filePath.endsWith('x') ? 'tsx' : 'ts') : 'jsx';
  try {
    return parseAst(source, { lang }, path.basename(filePath)) as unknown as Node;
  } catch (error) {
    const reason = messageOf(error).split('\n')[0];
    const message = `The file cannot be read as code: ${reason}`;
    problems.push({ severity: 'error', code: 'code-syntax', filePath, message });
    return undefined;
  }
}

/** The file's local names for the component and the function. */
function findNames(program: Node): { component?: string; call?: string } {
  const names: { component?: string; call?: string } = {};
  for (const statement of program['body'] as Node[]) {
    if (statement.type !== 'ImportDeclaration' || (statement['source'] as Node)['value'] !== MODULE) continue;
    for (const specifier of statement['specifiers'] as Node[]) {
      const local = (specifier['local'] as Node)['name'] as string;
      if (specifier.type === 'ImportDefaultSpecifier') names.component = local;
      else if (isNamed(specifier['imported'] as Node | undefined, 'translate')) names.call = local;
    }
  }
  return names;
}

function nameOf(element: Node): unknown {
  return ((element['openingElement'] as Node)['name'] as Node)['name'];
}

function isNamed(node: Node | undefined, name: string | undefined): boolean {
  return name !== undefined && (node?.['name'] === name || node?.['value'] === name);
}

function isBlank({ type, value }: Node): boolean {
  return type === 'JSXText' && String(value).trim() === '';
}

/** A literal text, possibly concatenated. */
function toText(node: Node | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'JSXText') return String(node['value']).trim().replace(/\s+/g, ' ');
  if (node.type === 'JSXExpressionContainer') return toText(node['expression'] as Node);
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const [left, right] = [toText(node['left'] as Node), toText(node['right'] as Node)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (node.type !== 'TemplateLiteral' || (node['expressions'] as Node[]).length > 0) return undefined;
  return ((node['quasis'] as Node[])[0]?.['value'] as { cooked?: string } | undefined)?.cooked;
}
