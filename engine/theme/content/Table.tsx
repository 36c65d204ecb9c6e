import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { useContentTranslate } from './contentContext.ts';
import { textOf } from './textOf.ts';

/**
 * A table that scrolls in place; with the keyboard one can focus the frame and scroll it. A group, not a
 * region: a page with ten tables should not have ten landmarks.
 */
export function Table(props: ComponentProps<'table'>) {
  const t = useContentTranslate();
  const columns = headersIn(props.children).join(', ');
  return (
    <div
      className="table-frame"
      role="group"
      aria-label={columns ? t('Table: {columns}', { columns }) : t('Table')}
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}

function headersIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === 'th') return [textOf(child.props.children).trim()].filter(Boolean);
    return child.type === 'thead' || child.type === 'tr' ? headersIn(child.props.children) : [];
  });
}
