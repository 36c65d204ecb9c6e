import type { Program } from 'estree';
import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Parents, Root, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { messageOf } from '../../../../shared/messageOf.ts';
import { linkLiterals } from '../parse/leanGfm.ts';
import type { Npm2yarnOptions } from '../../../read/config/npm2yarnOptions.ts';
import type { Problem } from '../../siteCode/types.ts';
import { toAdmonition } from './admonition.ts';
import { directiveToText, type Directive } from './directiveToText.ts';
import { replaceEmoji } from './emoji.ts';
import { assignHeadingId, hasComponent, headingText, headingTocHtml } from './headingId.ts';
import { toPackageTabs } from './npm2yarn.ts';
import { unravelParagraph } from './unravel.ts';

export interface TransformOptions {
  filePath: string;
  /** The text the tree was parsed from. */
  text: string;
  admonitionKeywords: ReadonlySet<string>;
  anchorsMaintainCase: boolean;
  /** False: `:smile:` stays text. */
  emoji?: boolean;
  truncateMarker: RegExp;
  /** Undefined if the site does not use that plugin. */
  npm2yarn?: Npm2yarnOptions;
  /** A suffix for the names of footnotes. */
  footnoteSuffix?: string;
  /** Plugins have seen the tree and more will: unsettled nodes keep their type until `settleTree`. */
  forPlugins?: boolean;
}

/** The findings of the walk over the tree. */
export interface TransformResult {
  contentTitle?: string;
  problems: Problem[];
  /** Imports and exports, removed from the tree. */
  statements: Program['body'];
  /** `npm2yarn` has turned code blocks into tabs. */
  hasPackageTabs: boolean;
}

/** Deeper levels are not read, because components, React and the twin recurse for every level. */
const MAX_DEPTH = 200;

/** Attribute of headings that belong in a table of contents; it does not reach the page. */
export const TOC_ATTRIBUTE = 'data-oc-toc';
/** Our own elements between Markdown and components. */
const TITLE_TAG = 'oc-title';
export const TRUNCATE_TAG = 'oc-truncate';

/** The content's own title, in the element that marks it. */
export function wrapTitle(node: Heading): Nodes {
  return { type: 'blockquote', children: [node as never], data: { hName: TITLE_TAG }, position: node.position };
}

/**
 * One walk that turns the parser's syntax tree into Octavo's: JSX alone in a paragraph is a block, directives become
 * admonitions or text again, headings get ids, emoji names become emoji, and the content's title and the end of the
 * excerpt are marked.
 */
export function transformTree(root: Root, options: TransformOptions): TransformResult {
  const { filePath, text, admonitionKeywords } = options;
  const slugger = new GithubSlugger();
  const result: TransformResult = { problems: [], statements: [], hasPackageTabs: false };
  let titleIsPossible = true;
  let isTruncated = false;
  let linkDepth = 0;
  let depth = 0;
  let isTooDeep = false;
  walk(root);
  return result;

  function walk(parent: Parents): void {
    const children: Nodes[] = [];
    depth++;
    for (const child of parent.children) {
      const node = depth > MAX_DEPTH && 'children' in child ? asWritten(child) : visit(child);
      if (Array.isArray(node)) for (const part of node) children.push(part);
      else if (node) children.push(node);
    }
    depth--;
    parent.children = children as never;
  }

  function asWritten({ position }: RootContent): Text {
    if (!isTooDeep) {
      const message = `More than ${MAX_DEPTH} things are inside one another. What is deeper is shown as text.`;
      const { line, column } = position?.start ?? {};
      result.problems.push({ filePath, line, column, message, code: 'too-large' });
    }
    isTooDeep = true;
    return { type: 'text', value: text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0), position };
  }

  function visit(node: RootContent): Nodes | Nodes[] | undefined {
    switch (node.type) {
      case 'text':
        return visitText(node);
      case 'link':
      case 'linkReference':
        linkDepth++;
        walk(node);
        linkDepth--;
        return node;
      case 'paragraph': {
        if (options.forPlugins) break;
        const unravelled = unravelParagraph(node);
        if (unravelled) return unravelled.flatMap((child) => visit(child) ?? []);
        const beginsWithComment = node.children[0]?.type === 'comment';
        walk(node);
        const [first] = node.children;
        if (beginsWithComment && first?.type === 'text') first.value = first.value.replace(/^\s+/, '');
        return node;
      }
      case 'heading':
        return visitHeading(node);
      case 'code':
        return node.meta === 'npm2yarn' && options.npm2yarn ? convertCommands(node, options.npm2yarn) : node;
      case 'mdxjsEsm':
        if (options.forPlugins) return node;
        result.statements.push(...(node.data?.estree?.body ?? []));
        return undefined;
      case 'footnoteReference':
        node.identifier += options.footnoteSuffix ?? '';
        return node;
      case 'footnoteDefinition':
        node.identifier += options.footnoteSuffix ?? '';
        break;
      case 'thematicBreak':
        titleIsPossible = false;
        return node;
      case 'html':
        return isMarker(node.value) ? truncation() : node;
      case 'comment':
        return isMarker(`<!--${node.value}-->`) ? truncation() : undefined;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return isMarker(`{${node.value}}`) ? truncation() : node;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        return visitDirective(node);
      case 'mdxJsxFlowElement':
        // In lower case they would be plain elements, but these two have a component.
        if (node.name === 'details') node.name = 'Details';
        if (node.name === 'head') node.name = 'Head';
        break;
      default:
    }
    if ('children' in node) walk(node);
    return node;
  }

  function visitText(node: Text): Nodes[] {
    const nodes = linkDepth > 0 ? [node] : linkLiterals(node);
    if (options.emoji === false) return nodes;
    for (const part of nodes) if (part.type === 'text') part.value = replaceEmoji(part.value);
    return nodes;
  }

  function visitHeading(node: Heading): Nodes {
    const isTitle = titleIsPossible && node.depth === 1;
    titleIsPossible = false;
    assignHeadingId(node, slugger, options.anchorsMaintainCase);
    if (isTitle) result.contentTitle = headingText(node);
    walk(node);
    // Only headings with text; titles are not part of a table of contents.
    if (node.depth > 1 && toString(node) !== '') {
      const html = options.forPlugins || hasComponent(node) ? headingTocHtml(node) : '';
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [TOC_ATTRIBUTE]: html } };
    }
    if (isTitle && options.forPlugins) node.data = { ...node.data, isContentTitle: true } as typeof node.data;
    return isTitle && !options.forPlugins ? wrapTitle(node) : node;
  }

  /** A converter may be the site's own code, or may not know a name. */
  function convertCommands(node: Code, npm2yarn: Npm2yarnOptions): Nodes {
    try {
      const tabs = toPackageTabs(node, npm2yarn);
      result.hasPackageTabs = true;
      return tabs;
    } catch (error) {
      const { line, column } = node.position?.start ?? {};
      const message = `\`npm2yarn\` fails: ${messageOf(error)}`;
      result.problems.push({ filePath, line, column, message, severity: 'error', code: 'component-fails' });
      return node;
    }
  }

  function visitDirective(node: Directive): Nodes | Nodes[] {
    if (node.type === 'containerDirective' && admonitionKeywords.has(node.name)) {
      walk(node);
      return toAdmonition(node, options.forPlugins ? 'containerDirective' : 'blockquote');
    }
    if (options.forPlugins) {
      walk(node);
      return node;
    }
    const { nodes, problem } = directiveToText(node, options);
    if (problem) result.problems.push(problem);
    for (const child of nodes) if ('children' in child) walk(child);
    return nodes;
  }

  function isMarker(written: string): boolean {
    return !isTruncated && written.length < 200 && options.truncateMarker.test(written);
  }

  function truncation(): Nodes {
    isTruncated = true;
    return {
      type: options.forPlugins ? 'truncate' : 'paragraph',
      children: [],
      data: { hName: TRUNCATE_TAG },
    } as Nodes;
  }
}
