/** Properties of the components that content uses. */
import type { ComponentProps, ReactNode } from 'react';

export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

export interface CodeBlockProps {
  children?: ReactNode;
  className?: string;
  language?: string;
  metastring?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
  /** Readers may edit the code, and see its result. */
  live?: boolean;
  noInline?: boolean;
}

export interface DetailsProps extends ComponentProps<'details'> {
  summary?: ReactNode;
}

export type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentProps<'h2'> {
  as: Level;
  children?: ReactNode;
}

/** Sites also number their tabs: `<TabItem value={0}>`. */
export type GivenValue = string | number;

export interface TabValue {
  value: string;
  label?: ReactNode;
  default?: boolean;
  attributes?: Record<string, unknown> & { className?: string };
}

export interface TabsProps {
  children?: ReactNode;
  /** Tabs of one group are synchronised, on this page and on others. */
  groupId?: string;
  /** `true`: the group is the name of the parameter. */
  queryString?: boolean | string;
  /** With `null` the first tab is open, as in Docusaurus 3.8.1, despite its documentation. */
  defaultValue?: GivenValue | null;
  values?: readonly (Omit<TabValue, 'value'> & { value: GivenValue })[];
  lazy?: boolean;
  block?: boolean;
  className?: string;
}

export interface TabItemProps extends Partial<Omit<TabValue, 'value'>> {
  value?: GivenValue;
  children?: ReactNode;
  className?: string;
  hidden?: boolean;
}

export interface TOCInlineProps {
  toc?: readonly { value: string; id: string; level: number }[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}
