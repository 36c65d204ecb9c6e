import { Children, isValidElement } from 'react';
import { useContentTranslate } from '../base/contentContext.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import type { DetailsProps } from '../base/contentProps.ts';

/** A native disclosure. The summary is a prop, or a `<summary>` anywhere among the children. */
export function Details({ summary, children, className, ...props }: DetailsProps) {
  const t = useContentTranslate();
  const parts = Children.toArray(children);
  const written = parts.find((part) => isValidElement(part) && part.type === 'summary');
  const given = isValidElement(summary) && summary.type === 'summary' ? summary : undefined;
  return (
    <details
      {...props}
      className={joinClassNames('details_lb9f alert alert--info details_b_Ee', className)}
      data-collapsed={!props.open}
    >
      {given ?? (summary === undefined ? written : undefined) ?? <summary>{summary ?? t('Details')}</summary>}
      <div>
        <div className="collapsibleContent_i85q">{parts.filter((part) => part !== written)}</div>
      </div>
    </details>
  );
}
