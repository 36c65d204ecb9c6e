import type { SiteData } from '../../shared/siteData.ts';

/** CSS that follows from the configuration. It goes into the one style of the build: there are no style attributes. */
export function siteCss({ announcementBar }: SiteData): string {
  if (!announcementBar) return '';
  const { backgroundColor, textColor } = announcementBar;
  const declarations = [
    backgroundColor && `background:${checkColor(backgroundColor, 'backgroundColor')}`,
    textColor && `color:${checkColor(textColor, 'textColor')}`,
  ].filter(Boolean);
  return declarations.length > 0 ? `.oc-announcement{${declarations.join(';')}}` : '';
}

function checkColor(color: string, key: string): string {
  if (/^[\w\s#(),.%/-]+$/.test(color)) return color;
  throw new Error(
    `themeConfig.announcementBar.${key}: "${color}" is not a CSS colour. Write one such as "#b3400d" or "rgb(0 0 0)".`,
  );
}
