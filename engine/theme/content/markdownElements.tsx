import { Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useComponents } from '../base/useComponents.ts';
import { TITLE_ATTRIBUTE } from '../../shared/renderer.ts';
import { useContent, useContentTranslate } from '../base/contentContext.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import { textOf } from '../base/textOf.ts';
import type { CodeBlockProps } from '../base/contentProps.ts';

/** A fenced code block, as the compiler creates it. */
export function Fence({
  lang,
  'data-meta': meta,
  'data-oc-pre': _pre,
  children,
  ...props
}: {
  lang?: string;
  'data-meta'?: string;
  'data-oc-pre'?: object;
  children?: ReactNode;
}) {
  const { CodeBlock } = useComponents('content');
  return (
    <CodeBlock {...props} className={lang && `language-${lang}`} metastring={meta}>
      {children}
    </CodeBlock>
  );
}

export function DiagramFence({ children }: { children?: ReactNode }) {
  const { Mermaid } = useComponents('content');
  return <Mermaid value={Children.toArray(children).join('')} />;
}

/** Code in the site's own components: a block if it has more than one line. */
export function Code(props: ComponentProps<'code'>) {
  const { CodeBlock } = useComponents('content');
  const parts = Children.toArray(props.children);
  const isInline =
    props.children !== undefined && parts.every((part) => typeof part === 'string' && !part.includes('\n'));
  return isInline ? <InlineCode {...props} /> : <CodeBlock {...(props as CodeBlockProps)} />;
}

/** `<pre>` in plain Markdown: code, if there is nothing but code in it. */
export function Pre({ children, ...props }: ComponentProps<'pre'>) {
  const { CodeBlock } = useComponents('content');
  const [only, ...more] = Children.toArray(children);
  if (more.length === 0 && isValidElement(only) && typeof only.type !== 'string' && only.type !== InlineCode)
    return only;
  if (more.length === 0 && isCode(only)) {
    return <CodeBlock className={only.props.className}>{only.props.children}</CodeBlock>;
  }
  return (
    <pre tabIndex={0} {...props}>
      {children}
    </pre>
  );
}

function isCode(node: ReactNode): node is ReactElement<ComponentProps<'code'>> {
  return isValidElement<ComponentProps<'code'>>(node) && (node.type === InlineCode || node.type === 'code');
}

export function InlineCode(props: ComponentProps<'code'>) {
  return toInlineCode(props, useContent().look);
}

/** Code that fits the narrowest line does not break: `--flag` stays whole. */
export function toInlineCode({ className, children, ...props }: ComponentProps<'code'>, look: string | undefined) {
  const text = textOf(children);
  const isKept = look === 'octavo' && text.length <= 24 && /[\s-]/.test(text);
  return (
    <code {...props} className={joinClassNames(className, isKept && 'oc-nobr') || undefined}>
      {children}
    </code>
  );
}

/** The compiler makes images lazy. */
export function Img({ className, ...props }: ComponentProps<'img'>) {
  return <img {...props} className={joinClassNames(className, 'img_ev3q')} />;
}

export function Li(props: ComponentProps<'li'>) {
  return <li {...props} />;
}

export function Ul({ className, ...props }: ComponentProps<'ul'>) {
  const isTaskList = className?.includes('contains-task-list');
  return <ul {...props} className={className && joinClassNames(className, isTaskList && 'containsTaskList_mC6p')} />;
}

/** The content's own title. */
export function Title({ children }: { children?: ReactNode }) {
  return <header {...{ [TITLE_ATTRIBUTE]: '' }}>{children}</header>;
}

/** Checkboxes of task lists have no text. */
export function Checkbox({ checked, ...props }: ComponentProps<'input'>) {
  const t = useContentTranslate();
  const label = props.type === 'checkbox' && props.disabled ? t(checked ? 'Done' : 'To do') : undefined;
  return <input aria-label={label} {...props} defaultChecked={checked} />;
}
