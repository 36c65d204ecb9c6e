import type { ComponentProps } from 'react';

/** A table that is too wide scrolls in place, and can be focused for scrolling by keyboard. */
export function Table(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}
