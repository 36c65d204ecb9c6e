import type { ReactNode } from 'react';
import { usePageContext } from './PageContext.ts';

/**
 * The content of `<main>` on a docs page. Where the site has its own components around it, they show everything between
 * navbar and footer, with `<main>`; `children` is what is inside.
 */
export function DocFrame({ children }: { children: ReactNode }) {
  const { parts, site } = usePageContext();
  const content = <div className="container padding-top--md padding-bottom--lg">{children}</div>;
  if (!site.hasDocFrame || !parts) return content;
  const layout = parts.show('DocRoot', children) ?? parts.show('DocRoot/Layout', children) ?? <main>{content}</main>;
  const version = parts.show('DocVersionRoot', layout) ?? layout;
  return parts.show('DocsRoot', version) ?? version;
}
