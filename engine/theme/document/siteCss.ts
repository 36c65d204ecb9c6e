import type { SiteData } from '../../shared/siteData.ts';

/**
 * CSS that follows from the configuration. It goes into the one style of the build: there are no style attributes, and
 * a site without an announcement does not carry the style of one.
 */
export function siteCss({ announcementBar, navbar }: SiteData): string {
  return [announcementBar && announcementCss(announcementBar), navbar.style && navbarCss(navbar.style)]
    .filter(Boolean)
    .join('');
}

function announcementCss({ backgroundColor, textColor }: NonNullable<SiteData['announcementBar']>): string {
  const ground = backgroundColor ? checkColor(backgroundColor, 'backgroundColor') : 'var(--oc-accent-soft)';
  const color = textColor ? checkColor(textColor, 'textColor') : 'var(--oc-heading)';
  return [
    `.oc-announcement{display:flex;align-items:center;padding:.4rem var(--oc-gap);background:${ground};color:${color};`,
    'font-size:var(--oc-small);text-align:center}',
    '.oc-announcement>div{flex:1}',
    '.oc-announcement a{display:inline-block;padding-block:.15rem}',
    '.oc-announcement :is(a,button){color:inherit}',
    '[data-oc-dismissed] :is(.oc-announcement,[data-oc-part=AnnouncementBar]){display:none}',
    '@media print{.oc-announcement{display:none}}',
  ].join('');
}

function navbarCss(style: 'dark' | 'primary'): string {
  const ground = style === 'dark' ? 'var(--oc-footer-bg)' : 'var(--ifm-color-primary,#8f3007)';
  const ink = ['text', 'muted', 'heading'].map((name) => `--oc-${name}:#fff`).join(';');
  return `.oc-navbar{--oc-bg:${ground};--oc-surface:rgb(255 255 255/14%);${ink}}`;
}

function checkColor(color: string, key: string): string {
  if (/^[\w\s#(),.%/-]+$/.test(color)) return color;
  throw new Error(
    `themeConfig.announcementBar.${key}: "${color}" is not a CSS colour. Write one such as "#b3400d" or "rgb(0 0 0)".`,
  );
}
