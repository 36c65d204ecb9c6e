import { APP_ID } from '../../shared/documentIds.ts';
import type { SiteData } from '../../shared/siteData.ts';

/**
 * CSS that follows from the configuration. Docusaurus writes it into style attributes, which the policy forbids, so it
 * is part of the build's one style, and outweighs a site's rules without `!important`.
 */
export function siteCss({ announcementBar }: SiteData): string {
  if (!announcementBar) return '';
  const { backgroundColor, textColor } = announcementBar;
  const declarations = [
    backgroundColor && `background-color:${checkColor(backgroundColor, 'backgroundColor')}`,
    textColor && `color:${checkColor(textColor, 'textColor')}`,
  ].filter(Boolean);
  return declarations.length > 0 ? `#${APP_ID} .theme-announcement-bar{${declarations.join(';')}}` : '';
}

function checkColor(color: string, key: string): string {
  if (/^[\w\s#(),.%/-]+$/.test(color)) return color;
  throw new Error(
    `themeConfig.announcementBar.${key}: "${color}" is not a CSS colour. Write one such as "#b3400d" or "rgb(0 0 0)".`,
  );
}
