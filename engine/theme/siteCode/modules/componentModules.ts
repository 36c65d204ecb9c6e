import { ADMONITION_ICONS } from '../../../shared/partNames.ts';
import type { ContentComponents } from '../../base/ThemeComponents.ts';
import { admonitionTypes } from '../../content/Admonition.tsx';
import { IdealImage, ThemedImage } from '../../content/images.tsx';
import { Link } from '../../content/Link.tsx';
import { Code, Img, Li, Pre, Ul } from '../../content/markdownElements.tsx';

type Modules = Record<string, Record<string, unknown>>;

/** The components that Markdown can show. */
export function componentModules(components: ContentComponents): Modules {
  const { Admonition, CodeBlock, Details, DocCardList, Heading, Mermaid, TabItem, Tabs, TOCInline } = components;
  return {
    '@theme/Tabs': { default: Tabs },
    '@theme/TabItem': { default: TabItem },
    '@theme/Admonition': { default: Admonition },
    '@theme/Admonition/Types': { default: admonitionTypes },
    '@theme/CodeBlock': { default: CodeBlock },
    '@theme/Details': { default: Details },
    '@theme/DocCardList': { default: DocCardList },
    '@theme/Heading': { default: Heading },
    '@theme/IdealImage': { default: IdealImage },
    '@theme/Mermaid': { default: Mermaid },
    '@theme/ThemedImage': { default: ThemedImage },
    '@theme/TOCInline': { default: TOCInline },
    ...Object.fromEntries(ADMONITION_ICONS.map((name) => [`@theme/${name}`, { default: components[name] }])),
    ...mdxParts(components),
  };
}

/** Docusaurus's components for Markdown tags, which a site's `MDXComponents` may import one by one. */
function mdxParts({ Details, Heading }: ContentComponents): Modules {
  const parts = { A: Link, Code, Details, Heading, Img, Li, Pre, Ul };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`@theme/MDXComponents/${name}`, { default: part }]),
  );
}

/** The same by tag. Unless a site replaces them, links, lists and pictures of Markdown stay plain tags. */
export function mdxTags({ Details }: ContentComponents): Record<string, unknown> {
  return { a: Link, code: Code, details: Details, img: Img, li: Li, pre: Pre, ul: Ul };
}
