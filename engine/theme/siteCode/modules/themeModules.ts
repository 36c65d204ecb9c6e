/** The modules that content and site code may import, by name. */
import { ADMONITION_ICONS } from '../../../shared/themeParts.ts';
import type { Platform } from './platform.ts';
import type { ContentComponents } from '../../base/ThemeComponents.ts';
import { dataModules } from './dataModules.ts';
import { docusaurusModules } from './docusaurusModules.ts';
import { IdealImage, ThemedImage } from '../../content/images.tsx';
import { joinClassNames } from '../../base/joinClassNames.ts';
import { Link } from '../../content/Link.tsx';
import { Code, Img, Li, Pre, Ul } from '../../content/markdownElements.tsx';
import { AsIs } from '../../base/AsIs.ts';
import { seldomModules } from './seldomModules.ts';
import { themeCommon } from './themeCommon.ts';
import { createNavLink } from './createNavLink.tsx';
import { commonExports, hookModules } from './hookModules.tsx';

type Modules = Record<string, Record<string, unknown>>;

/** Replaceable components are passed in; the rest is fixed. */
export function createThemeModules(components: ContentComponents, platform: Platform): Modules {
  const modules: Modules = {
    ...platform.reactModules,
    clsx: { default: joinClassNames, clsx: joinClassNames },
    ...docusaurusModules(platform),
    ...dataModules(platform),
    ...seldomModules(platform),
  };
  // A module may combine page hooks from the theme with hooks for plugin data.
  for (const [name, exports] of Object.entries(contentModules(components, platform))) {
    modules[name] = { ...modules[name], ...exports };
  }
  return modules;
}

/** Modules that need the theme. */
export function contentModules(components: ContentComponents, platform: Platform): Modules {
  const SiteLink = createNavLink(platform);
  const hooks = hookModules(platform);
  const { Admonition, CodeBlock, Details, DocCardList, Heading, Mermaid, TabItem, Tabs, TOCInline } = components;
  return {
    '@theme/Tabs': { default: Tabs },
    '@theme/TabItem': { default: TabItem },
    '@theme/Admonition': { default: Admonition },
    '@theme/CodeBlock': { default: CodeBlock },
    '@theme/Details': { default: Details },
    '@theme/DocCardList': { default: DocCardList },
    '@theme/Heading': { default: Heading },
    '@theme/IdealImage': { default: IdealImage },
    '@theme/Layout': { default: platform.Layout },
    '@theme/Mermaid': { default: Mermaid },
    '@theme/MDXContent': { default: AsIs },
    '@theme/ThemedImage': { default: ThemedImage },
    '@theme/TOCInline': { default: TOCInline },
    ...Object.fromEntries(ADMONITION_ICONS.map((name) => [`@theme/${name}`, { default: components[name] }])),
    ...mdxParts(components),
    '@docusaurus/Link': { default: SiteLink },
    ...hooks,
    '@docusaurus/theme-common': {
      Details,
      ...hooks['@docusaurus/theme-common/internal'],
      ...commonExports(platform),
      ...themeCommon(platform),
    },
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
