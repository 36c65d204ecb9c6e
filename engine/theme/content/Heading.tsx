import type { ComponentProps, ReactNode } from 'react';
import { useComponents } from '../registry/useComponents.ts';
import { useContentTranslate } from './contentContext.ts';
import { textOf } from './textOf.ts';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: Level;
  children?: ReactNode;
}

/** A heading with a link to itself. A page's title needs neither: it is the page. */
export function Heading({ as: As, id, children, className, ...props }: HeadingProps) {
  const t = useContentTranslate();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  return (
    <As {...props} id={id} className={className ? `anchor ${className}` : 'anchor'}>
      {children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={t('Direct link to {heading}', { heading: textOf(children).trim() || id })}
      />
    </As>
  );
}

/** The component for one level, as Markdown's headings use it. */
export function headingOf(level: Level) {
  return function MarkdownHeading(props: ComponentProps<'h2'>) {
    const { Heading } = useComponents('content');
    return <Heading as={level} {...props} />;
  };
}
