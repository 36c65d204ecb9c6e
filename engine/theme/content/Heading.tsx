import type { ComponentProps, ReactNode } from 'react';
import { useComponents } from '../registry/useComponents.ts';
import { useContent, useContentTranslate } from './contentContext.ts';
import { joinClassNames } from './joinClassNames.ts';
import { textOf } from './textOf.ts';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: Level;
  children?: ReactNode;
}

/** A heading with a link to itself. A page's title needs neither: it is the page. */
export function Heading({ as: As, id, children, className, ...props }: HeadingProps) {
  const t = useContentTranslate();
  const { hidesNavbar } = useContent();
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  const label = t('Direct link to {heading}', { heading: textOf(children).trim() || id });
  const anchor = hidesNavbar ? 'anchorWithHideOnScrollNavbar_WYt5' : 'anchorWithStickyNavbar_LWe7';
  return (
    <As {...props} className={joinClassNames('anchor', anchor, className)} id={id}>
      {children}
      <a href={`#${id}`} className="hash-link" aria-label={label}>
        {'\u200b'}
      </a>
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
