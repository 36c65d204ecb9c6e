import type { ComponentProps } from 'react';
import { useTableNumber } from './tableNumber.ts';

/** A table that scrolls in place; whoever uses the keyboard can focus the region and scroll it too. */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-region" role="region" aria-label={`Table ${useTableNumber()}`} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
