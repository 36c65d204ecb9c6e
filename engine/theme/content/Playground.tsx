import { createElement, type ElementType } from 'react';
import { LIVE_ATTRIBUTE, LIVE_TEXTS, PLAYGROUND, type LiveKind } from '../../shared/liveCode/liveCode.ts';
import type { CodeData } from '../../shared/renderer.ts';
import { useContent, useContentTranslate } from '../base/contentContext.ts';
import { escapeHtml } from '../base/escapeHtml.ts';

interface PlaygroundProps {
  code: string;
  /** The same code, highlighted. */
  data: CodeData;
  kind: LiveKind;
  /** The position of the code in its file. */
  place: object;
}

/**
 * Live code and its result, as HTML; the elements are those of Docusaurus's theme for it. A script makes the code
 * editable when a reader goes to it (`client/liveCode.ts`).
 */
export function Playground({ code, data, kind, place }: PlaygroundProps) {
  const content = useContent();
  const t = useContentTranslate();
  const { position = 'bottom' } = content.liveCode ?? {};
  const editor = (
    <>
      <div className={PLAYGROUND.header}>{t('Live Editor')}</div>
      <div
        className={`${PLAYGROUND.editor} theme-code-block language-${data.language}`}
        dangerouslySetInnerHTML={{ __html: renderLines(data) }}
      />
    </>
  );
  const preview = (
    <>
      <div className={PLAYGROUND.header}>{t('Result')}</div>
      <div className={PLAYGROUND.preview}>
        <Result code={code} kind={kind} place={place} />
      </div>
    </>
  );
  return (
    <div
      className={PLAYGROUND.container}
      {...{
        [LIVE_ATTRIBUTE]: kind,
        [LIVE_TEXTS]: JSON.stringify([
          t('To leave the editor, press Escape, then Tab.'),
          t('This website cannot run changed code.'),
        ]),
      }}
    >
      {position === 'top' && preview}
      {editor}
      {position === 'bottom' && preview}
    </div>
  );
}

function Result({ code, kind, place }: Omit<PlaygroundProps, 'data'>) {
  const { liveCode, warn } = useContent();
  const report = (error: unknown): void =>
    warn('live-code', `The live code does not run: ${String(error)}. Readers see this instead of a result.`, place);
  const found = liveCode!.run(code, kind, report);
  if (!('error' in found)) return <div>{createElement(found.Result as ElementType)}</div>;
  report(found.error);
  return <div dangerouslySetInnerHTML={{ __html: `<pre>${escapeHtml(found.error)}</pre>` }} />;
}

function renderLines({ language, lines }: CodeData): string {
  const rendered = lines.map(({ html }) => `<span class="token-line">${html}\n</span>`);
  return `<pre tabindex="0" class="${escapeHtml(`prism-code language-${language}`)}">${rendered.join('')}</pre>`;
}
