import type { ComponentProps } from 'react';

/** A table scrolls in place where it is too wide; with the keyboard one can focus it for that. */
export function Table(props: ComponentProps<'table'>) {
  return <table tabIndex={0} {...props} />;
}
