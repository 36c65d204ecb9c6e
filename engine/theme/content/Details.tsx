import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useContentTranslate } from './contentContext.ts';

export interface DetailsProps extends ComponentProps<'details'> {
  summary?: ReactNode;
}

/** A native disclosure. The summary is a prop, or a `<summary>` anywhere among the children. */
export function Details({ summary, children, className, ...props }: DetailsProps) {
  const t = useContentTranslate();
  const parts = Children.toArray(children);
  const written = parts.find((part) => isValidElement(part) && part.type === 'summary');
  const given = isValidElement(summary) && summary.type === 'summary' ? summary : undefined;
  return (
    <details {...props} className={className ? `details ${className}` : 'details'}>
      {given ?? (summary === undefined ? written : undefined) ?? <summary>{summary ?? t('Details')}</summary>}
      {parts.filter((part) => part !== written)}
    </details>
  );
}
