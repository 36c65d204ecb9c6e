import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { AdmonitionProps } from '../base/contentProps.ts';

/** Marks the title among a directive's children. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return children;
}

/** Turns a directive's title, which is among its children, into a property. */
export function processAdmonitionProps<Props extends Pick<AdmonitionProps, 'title' | 'children'>>(props: Props): Props {
  const parts = Children.toArray(props.children);
  const written = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  if (!written) return props;
  const { children } = (written as ReactElement<{ children?: ReactNode }>).props;
  return { ...props, title: props.title ?? children, children: parts.filter((part) => part !== written) };
}
