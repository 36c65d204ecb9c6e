import type { ComponentProps } from 'react';
import { useComponents } from '../base/useComponents.ts';
import { useContent, useContentTranslate } from '../base/contentContext.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import { textOf } from '../base/textOf.ts';
import type { HeadingProps, Level } from '../base/contentProps.ts';

/** A heading with a link to itself, except for a page's title. */
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

/** The component that renders Markdown headings of one level. */
export function headingOf(level: Level) {
  return function MarkdownHeading(props: ComponentProps<'h2'>) {
    const { Heading } = useComponents('content');
    return <Heading as={level} {...props} />;
  };
}
