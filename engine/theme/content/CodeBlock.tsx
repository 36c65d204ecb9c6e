import { Children, isValidElement, useEffect, type ReactNode } from 'react';
import type { CodeLine } from '../../shared/renderer.ts';
import { escapeHtml } from '../document/escapeHtml.ts';
import { useContent } from './contentContext.ts';

export interface CodeBlockProps {
  children?: ReactNode;
  className?: string;
  language?: string;
  metastring?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
}

/**
 * A code block. Its lines are elements only if some of them are marked or numbered; else a line is a line of text.
 * The script that handles the buttons adds them.
 */
export function CodeBlock({
  children,
  className,
  language,
  metastring,
  title,
  showLineNumbers,
  ...props
}: CodeBlockProps) {
  const content = useContent();
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return (
      <div className={join('theme-code-block', className)}>
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      </div>
    );
  }
  const data = content.code(
    {
      code: Children.toArray(children).join(''),
      language: language ?? languageOf(className),
      metastring,
      title: typeof title === 'string' ? title : undefined,
      showLineNumbers,
    },
    props,
  );
  const caption = data.title ?? title;
  const isNumbered = data.firstLine !== undefined;
  const hasLines = isNumbered || data.lines.some((line) => line.classNames.length > 0);
  const lines = hasLines
    ? data.lines.map((line, index) => renderLine(line, lineNumber(data.firstLine, index))).join('')
    : data.lines.map((line) => line.html).join('\n');
  const codeClass = isNumbered ? 'code-numbered' : undefined;
  const blockClass = join('theme-code-block', `language-${data.language}`, withoutLanguage(className));
  if (caption && typeof caption === 'object') {
    return (
      <div className={blockClass}>
        <div className="code-title">{caption}</div>
        <pre tabIndex={0}>
          <code className={codeClass} dangerouslySetInnerHTML={{ __html: lines }} />
        </pre>
      </div>
    );
  }
  const head = caption ? `<div class="code-title">${escapeHtml(String(caption))}</div>` : '';
  const code = `<code${codeClass ? ` class="${codeClass}"` : ''}>${lines}</code>`;
  return <CodeHtml className={blockClass} html={`${head}<pre tabindex="0">${code}</pre>`} />;
}

/** One piece of HTML for React, which would take buttons for a mistake of the server, and render all around them anew. */
function CodeHtml({ className, html }: { className: string; html: string }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- other HTML has no buttons yet
  useEffect(() => octavo.settleCode?.(), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Lines counted from 1 are numbered by the style sheet; others carry their number. */
function lineNumber(firstLine: number | undefined, index: number): number | undefined {
  return firstLine === undefined || firstLine === 1 ? undefined : firstLine + index;
}

function renderLine({ html, classNames }: CodeLine, number: number | undefined): string {
  const names = ['line', ...classNames].join(' ').replace(/["&<]/g, '');
  return `<span class="${names}"${number === undefined ? '' : ` data-line="${number}"`}>${html}\n</span>`;
}

function languageOf(className: string | undefined): string | undefined {
  return /(?:^| )language-(\S+)/.exec(className ?? '')?.[1];
}

function withoutLanguage(className: string | undefined): string | undefined {
  return className?.replace(/(?:^| )language-\S+/g, '').trim() || undefined;
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
