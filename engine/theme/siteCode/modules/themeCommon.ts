import { createElement, Fragment, type ReactNode } from 'react';
import type { Platform } from './platform.ts';
import { AsIs } from '../../base/AsIs.ts';
import { ThemeClassNames } from './classNames.ts';
import { useDocusaurusContext } from './useDocusaurusContext.ts';

interface MetadataProps {
  title?: string;
  description?: string;
  keywords?: string | string[];
  image?: string;
  children?: ReactNode;
}

interface SiteNames {
  title: string;
  titleDelimiter?: string;
  url: string;
  baseUrl: string;
}

/** The part of `@docusaurus/theme-common` that does not need the theme. */
export function themeCommon({ Head, useColorMode, useWindowSize }: Platform): Record<string, unknown> {
  /** `<PageMetadata title description>` writes to the page's head. */
  function PageMetadata({ title, description, keywords, image, children }: MetadataProps) {
    const { siteConfig } = useDocusaurusContext();
    const { title: siteTitle, titleDelimiter = '|', url, baseUrl } = siteConfig as unknown as SiteNames;
    const picture = image && new URL(image.replace(/^\//, ''), url + baseUrl).href;
    const whole = title === siteTitle ? title : `${title} ${titleDelimiter} ${siteTitle}`;
    const meta = { description, keywords: keywords && [keywords].flat().join(), 'twitter:image': picture };
    const tags = [
      title === undefined ? null : createElement('title', { key: 'title' }, whole),
      ...Object.entries(meta).map(([name, content]) =>
        content === undefined ? null : createElement('meta', { key: name, name, content }),
      ),
      picture === undefined ? null : createElement('meta', { key: 'og', property: 'og:image', content: picture }),
    ];
    return createElement(Head, null, tags, children);
  }

  function HtmlClassNameProvider({ className, children }: { className: string; children?: ReactNode }) {
    return createElement(Fragment, null, createElement(Head, null, createElement('html', { className })), children);
  }

  return {
    HtmlClassNameProvider,
    PluginHtmlClassNameProvider: AsIs,
    PageMetadata,
    ThemeClassNames,
    useColorMode,
    useThemeConfig: () => useDocusaurusContext().siteConfig.themeConfig ?? {},
    useWindowSize,
  };
}
