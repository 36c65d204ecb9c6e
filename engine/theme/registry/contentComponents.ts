import { Admonition, admonitionIcons } from '../content/Admonition.tsx';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Details } from '../content/Details.tsx';
import { Diagram } from '../content/Diagram.tsx';
import { DocCardList } from '../content/DocCardList.tsx';
import { Heading } from '../content/Heading.tsx';
import { TabItem, Tabs } from '../content/Tabs.tsx';
import { TOCInline } from '../content/TOCInline.tsx';
import type { ContentComponents } from '../base/ThemeComponents.ts';

export const contentComponents: ContentComponents = {
  ...admonitionIcons,
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  Heading,
  Mermaid: Diagram,
  TabItem,
  Tabs,
  TOCInline,
};
