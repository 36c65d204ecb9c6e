/**
 * A file's HTML tree as a component: each rendering walks the tree and creates elements. No code is generated for
 * markup, which is most of a page; only the author's own JavaScript runs.
 */
import { messageOf } from '../../../../shared/messageOf.ts';
import type { ProblemCode } from '../../../../shared/problemCodes.ts';
import type { Element, Nodes, Root } from 'hast';
import type { Node } from 'unist';
import { isExternal } from '../../../../shared/url/sitePaths.ts';
import { WRITTEN_AT, type MdxRuntime, type WrittenAt } from '../../../../shared/renderer.ts';
import { stubName } from '../evaluate/stub.ts';
import type { ReportDetails } from '../session.ts';
import { isComponentName, type MdxJsxElement, type Slot } from '../evaluate/collectCode.ts';
import { TARGET_ATTRIBUTE } from '../tree/toHtmlTree.ts';
import { MADE_TAG } from '../plugins/toOwnElements.ts';
import { MarkdownError } from './markdownError.ts';
import { createElements, type Props } from './createElements.ts';
import { STYLE_ATTRIBUTE, toProps } from './elementProps.ts';

export interface ContentParts {
  filePath: string;
  /** The text that the tree was made from. */
  text: string;
  root: Root;
  slots: Map<object, Slot>;
  /** Functions for the expressions that must run. */
  expressions(props: unknown): (() => unknown)[];
  /** Components the file imports or declares itself. */
  ownComponents: Record<string, unknown>;
}

export interface ContentHost {
  runtime: MdxRuntime;
  /** Components that need no import. */
  components: Record<string, unknown>;
  /** A link or image in Markdown syntax → a marker, or the target itself if it leaves the site. */
  reference(kind: 'link' | 'image', target: string, at: WrittenAt | undefined): string | undefined;
  /** The placeholder for a component that does not exist. */
  missingComponent(name: string, at: WrittenAt | undefined): unknown;
  /** An inline function, with the name by which the browser finds it. */
  nameFunction?(value: unknown, index: number): void;
  report(code: ProblemCode, message: string, details: ReportDetails): void;
  /** The error of rendering one element; used to find the element that broke the page. */
  failureOf?(element: unknown): unknown;
}

const TABLE_TAGS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
const TAG_NAME = /^[a-zA-Z][\w.:-]*$/;

/** Creates the component. Its props are those of the importing file: `<Partial name="x" />`. */
export function createContent(parts: ContentParts, host: ContentHost): (props: Props) => unknown {
  const { Fragment } = host.runtime.jsx;
  const { create, toMissing } = createElements(host.runtime);
  const { filePath, slots } = parts;

  return function MDXContent(props) {
    const components = { ...host.components, ...(props.components as object | undefined) } as Props;
    // Trying an element renders inside this rendering, and React then rejects further hooks here.
    let thunks = host.failureOf && parts.expressions(props).map(callOnce);
    return create(Fragment, {}, childrenOf(parts.root, false));

    function childrenOf(parent: Nodes & { children: Nodes[] }, isSvg: boolean): unknown[] {
      const children: unknown[] = [];
      const inTable = parent.type === 'element' && TABLE_TAGS.has(parent.tagName);
      // A component may look for its children by type, so these can't be wrapped.
      const isFree = !('name' in parent) || !isComponentName(parent.name);
      for (const node of parent.children) {
        // White space between rows and cells is not content, and HTML parsers move it out of the table.
        if (inTable && node.type === 'text' && node.value.trim() === '') continue;
        const child = toChild(node, isSvg, isFree);
        if (child === undefined || child === null) continue;
        children.push(isFree && host.failureOf && node.type !== 'text' ? whatRenders(child, node) : child);
      }
      return children;
    }

    function toChild(node: Nodes, isSvg: boolean, isFree: boolean): unknown {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'element':
          return toElement(node, isSvg);
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return toJsxElement(node, isSvg);
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          return checkChild(valueOf(node, node, `{${node.value}}`), node, isFree);
        case 'root':
          return create(Fragment, {}, childrenOf(node, isSvg));
        default:
          return undefined;
      }
    }

    function toElement(node: Element, isSvg: boolean): unknown {
      const { tagName } = node;
      const inSvg = isSvg || tagName === 'svg';
      const children = childrenOf(node, inSvg && tagName !== 'foreignObject');
      // HTML cannot always express text that a browser would read as a tag.
      if (!TAG_NAME.test(tagName)) return create(Fragment, {}, children);
      const elementProps: Props = toProps(node, isSvg);
      const component = Object.hasOwn(components, tagName) ? components[tagName] : undefined;
      const target = node.properties[TARGET_ATTRIBUTE];
      if (target !== undefined) {
        delete elementProps['data-oc-target'];
        // A site's component may inspect the address, so the result is read from its HTML.
        if (tagName === 'a' && component !== undefined && isAddress(String(target))) elementProps.href = target;
        else if (tagName === 'a') elementProps.href = host.reference('link', String(target), placeOf(node));
        else elementProps.src = host.reference('image', String(target), placeOf(node));
      }
      if (component !== undefined) elementProps[WRITTEN_AT] = placeOf(node);
      else if (tagName === 'a' && isExternal(String(target ?? elementProps.href ?? ''))) {
        return create('a', { target: '_blank', rel: 'noopener noreferrer', ...elementProps }, children);
      }
      return create(component ?? tagName, elementProps, children);
    }

    function toJsxElement(node: MdxJsxElement, isSvg: boolean): unknown {
      const { name } = node;
      const children = childrenOf(node, isSvg || name === 'svg');
      if (name === null) return create(Fragment, {}, children);
      const elementProps = toJsxProps(node);
      if (!isComponentName(name)) {
        const ownComponent =
          (node.data as Props | undefined)?.[MADE_TAG] && Object.hasOwn(components, name) && components[name];
        if (ownComponent) return create(ownComponent, { ...elementProps, [WRITTEN_AT]: placeOf(node) }, children);
        const given = checkElementProps(elementProps, node);
        if (hasHandler(given)) given[WRITTEN_AT] = placeOf(node);
        return create(hasHandler(given) ? (host.runtime.siteCode?.element(name) ?? name) : name, given, children);
      }
      elementProps[WRITTEN_AT] = placeOf(node);
      return create(findComponent(name, node), elementProps, children);
    }

    function toJsxProps(node: MdxJsxElement): Props {
      const elementProps: Props = {};
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          Object.assign(elementProps, valueOf(attribute, attribute.position ? attribute : node));
        } else if (attribute.value && typeof attribute.value === 'object') {
          elementProps[attribute.name] = valueOf(attribute, attribute.position ? attribute : node);
        } else {
          elementProps[attribute.name] = attribute.value ?? true;
        }
      }
      return elementProps;
    }

    function findComponent(name: string, node: Nodes): unknown {
      const [root = '', ...path] = name.split('.');
      const source = Object.hasOwn(parts.ownComponents, root) ? parts.ownComponents : components;
      let component: unknown = Object.hasOwn(source, root) ? source[root] : undefined;
      for (const key of path) component = (component as Props | undefined)?.[key];
      return component ?? host.missingComponent(name, placeOf(node));
    }

    /** The value of an expression; if it fails, `written` or nothing. */
    function valueOf(owner: object, place: Positioned, written?: string): unknown {
      const slot = slots.get(owner);
      if (!slot) return undefined;
      if ('value' in slot) return slot.value;
      try {
        thunks ??= parts.expressions(props);
        const value = thunks[slot.index]?.();
        if (typeof value === 'function') host.nameFunction?.(value, slot.index);
        return value;
      } catch (error) {
        host.report('expression', explainFailure(error), { at: placeOf(place), severity: 'error' });
        if (written === undefined) return undefined;
        // Braces around an unknown name were usually meant as text: `/users/{id}`.
        return error instanceof ReferenceError ? written : toMissing(written);
      }
    }

    /** The child, or the rest of it: a component that fails is reported and replaced by its children. */
    function whatRenders(child: unknown, node: Nodes): unknown {
      const error = host.failureOf?.(child);
      if (error === undefined) return child;
      const name = 'name' in node && node.name ? node.name : node.type === 'element' ? node.tagName : textOfNode(node);
      const reason = messageOf(error);
      const at = (error instanceof MarkdownError && error.at) || placeOf(node);
      const message = error instanceof MarkdownError ? reason : `\`${name}\` fails: ${reason.replace(/\.$/, '')}.`;
      host.report('component-fails', message, { at, subject: name, severity: 'error' });
      return toMissing(
        name,
        {},
        'name' in node && 'children' in node ? childrenOf({ ...node, name: null } as never, false) : [],
      );
    }
  };

  function checkChild(value: unknown, place: Positioned, isFree: boolean): unknown {
    if (value === null || typeof value !== 'object') return typeof value === 'boolean' ? undefined : value;
    // A component may accept an object.
    if (!isFree || '$$typeof' in value || Symbol.iterator in value) return value;
    const keys = Object.keys(value).slice(0, 3).join(', ') || 'empty';
    const message = `An expression gives an object (${keys}), which cannot be shown. Use one of its properties.`;
    host.report('expression', message, { at: placeOf(place), severity: 'error' });
    return toMissing(`{${keys}}`);
  }

  function checkElementProps(elementProps: Props, node: Nodes): Props {
    const { style, ...rest } = elementProps;
    if (typeof style !== 'string') return elementProps;
    const message = `In JSX \`style\` is an object: write \`style={{color: 'red'}}\` instead of \`style="${style}"\`.`;
    host.report('expression', message, { at: placeOf(node), subject: 'style', severity: 'error' });
    return { ...rest, [STYLE_ATTRIBUTE]: style };
  }

  function textOfNode({ position }: Positioned): string {
    return parts.text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0).slice(0, 80);
  }

  function placeOf({ position }: Positioned): WrittenAt | undefined {
    return position ? { filePath, line: position.start.line, column: position.start.column } : undefined;
  }
}

/** Calls it now; returns a function that repeats its result or error. */
function callOnce(call: () => unknown): () => unknown {
  try {
    const value = call();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Whether a component is interactive. */
function hasHandler(props: Props): boolean {
  return Object.keys(props).some(
    (key) => /^on[A-Z]/.test(key) && typeof props[key] === 'function' && stubName(props[key]) === undefined,
  );
}

type Positioned = Pick<Node, 'position'>;

function explainFailure(error: unknown): string {
  const reason = messageOf(error);
  const name = error instanceof ReferenceError ? /^(\S+) is not defined/.exec(reason)?.[1] : undefined;
  if (name) {
    return `\`{…}\` is JavaScript in MDX, and \`${name}\` is not defined. If the braces are text, write \`\\{${name}}\` or put them in backticks; else import or export it.`;
  }
  return error instanceof MarkdownError ? reason : `The expression fails: ${reason.replace(/\.$/, '')}.`;
}

/** Docusaurus leaves this link unchanged, because it does not name a file. */
function isAddress(target: string): boolean {
  return /^[/#]/.test(target) && !/\.mdx?(?:[?#]|$)/i.test(target);
}
