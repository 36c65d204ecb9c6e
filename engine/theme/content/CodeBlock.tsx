import { Children, isValidElement, useEffect } from 'react';
import type { CodeData, CodeLine } from '../../shared/renderer.ts';
import { escapeHtml } from '../base/escapeHtml.ts';
import { useContent } from '../base/contentContext.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import type { CodeBlockProps } from '../base/contentProps.ts';
import { Playground } from './Playground.tsx';

const CONTAINER = 'codeBlockContainer_Ckt0 theme-code-block';
const LINES = 'codeBlockLines_e6Vv';

/** A code block. As in Docusaurus, a script adds the buttons. */
export function CodeBlock({
  children,
  className,
  language,
  metastring,
  title,
  showLineNumbers,
  live = metastring?.split(' ').includes('live'),
  noInline = metastring?.includes('noInline'),
  ...props
}: CodeBlockProps) {
  const content = useContent();
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return (
      <pre tabIndex={0} className={joinClassNames('codeBlockStandalone_MEMb thin-scrollbar', className, CONTAINER)}>
        <code className={LINES}>{children}</code>
      </pre>
    );
  }
  const code = Children.toArray(children).join('');
  if (live && content.liveCode) {
    // Comments that mark lines are part of the code that a reader edits.
    const data = content.code({ code, language: language ?? languageOf(className), isWhole: true }, props);
    return (
      <Playground code={code.replace(/\n$/, '')} data={data} kind={noInline ? 'render' : 'inline'} place={props} />
    );
  }
  const data = content.code(
    {
      code,
      language: language ?? languageOf(className),
      metastring,
      title: typeof title === 'string' ? title : undefined,
      showLineNumbers,
    },
    props,
  );
  const caption = data.title ?? title;
  const named = `language-${data.language}`;
  const blockClass = joinClassNames(className, !className?.includes(named) && named, CONTAINER);
  const html = renderCode(data);
  if (caption && typeof caption === 'object') {
    return (
      <div className={blockClass}>
        <div className="codeBlockTitle_OeMC">{caption}</div>
        <div className="codeBlockContent_QJqH" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    );
  }
  const head = caption ? `<div class="codeBlockTitle_OeMC">${escapeHtml(String(caption))}</div>` : '';
  return <CodeHtml className={blockClass} html={`${head}<div class="codeBlockContent_QJqH">${html}</div>`} />;
}

/**
 * React gets the HTML as one piece. Otherwise it would treat the buttons as a hydration mismatch and render everything
 * around them again.
 */
function CodeHtml({ className, html }: { className: string; html: string }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- other HTML has no buttons yet
  useEffect(() => octavo.settleCode?.(), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function renderCode({ language, firstLine, lines }: CodeData): string {
  const isNumbered = firstLine !== undefined;
  const preClass = escapeHtml(`prism-code language-${language} codeBlock_bY9V thin-scrollbar`);
  const codeClass = isNumbered ? `${LINES} codeBlockLinesWithNumbering_o6Pm` : LINES;
  const rendered = lines.map((line, index) => renderLine(line, isNumbered ? firstLine + index : undefined, firstLine));
  return `<pre tabindex="0" class="${preClass}"><code class="${codeClass}">${rendered.join('')}</code></pre>`;
}

/** The style sheet numbers lines from 1; other lines contain their numbers. */
function renderLine({ html, classNames }: CodeLine, number?: number, firstLine?: number): string {
  const names = ['token-line', ...classNames, ...(number === undefined ? [] : ['codeLine_lJS_'])];
  const written = firstLine === 1 ? '' : ` data-oc-line="${number}"`;
  const content =
    number === undefined
      ? html
      : `<span class="codeLineNumber_Tfdd"${written}></span><span class="codeLineContent_feaV">${html}</span>`;
  return `<span class="${names.join(' ').replace(/["&<]/g, '')}">${content}<br></span>`;
}

function languageOf(className: string | undefined): string | undefined {
  return /(?:^| )language-(\S+)/.exec(className ?? '')?.[1];
}
