/** Markdown that the site's own code imports: `import Partial from './_partial.mdx'`. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { ContentContext } from '../../../shared/renderer.ts';
import { useContent } from '../../base/contentContext.ts';
import { partKey } from '../../base/partKey.ts';
import { showAsHtml } from '../parts/showAsHtml.ts';

export interface MarkdownProps {
  /** `@site/…` */
  file: string;
  /** Properties from the code: `<Partial name="x" />`. */
  given: Record<string, unknown>;
}

export function markdownKey({ file, given }: MarkdownProps): string {
  return partKey(file, given);
}

/** The Markdown files in a table of components, such as the one that `src/theme/MDXComponents` exports. */
export function markdownFilesIn(table: unknown): string[] {
  if (typeof table !== 'object' || table === null) return [];
  return Object.values(table).flatMap((value: unknown) =>
    typeof value === 'function' && 'markdownFile' in value ? [String(value.markdownFile)] : [],
  );
}

/** It is compiled with the page that shows it. Inside live code it stays the server's HTML. */
export function createMarkdown(renderContent: (node: ReactNode, context: ContentContext) => string) {
  return function Markdown({ file, given }: MarkdownProps): ReactNode {
    const content = useContent();
    const Content = content.markdown?.(file) as ComponentType<object> | undefined;
    if (!Content) return null;
    return showAsHtml(markdownKey({ file, given }), createElement(Content, given), { content, renderContent });
  };
}
