import type { LocaleData } from '../../shared/siteData.ts';
import { usePageContext } from './PageContext.ts';

const styles = {
  /** `January 13, 2025` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `Jan 13, 2025` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `January 3` */
  dayOfYear: { day: 'numeric', month: 'long' },
} as const;

type DateStyle = keyof typeof styles;

export function PageDate({ date, format, itemProp }: { date: string | number; format: DateStyle; itemProp?: string }) {
  return (
    <time dateTime={new Date(date).toISOString()} itemProp={itemProp}>
      {useDate()(date, format)}
    </time>
  );
}

export function useDate(): (date: string | number, style: DateStyle) => string {
  const { site } = usePageContext();
  return (date, style) => formatDate(date, style, site.locale);
}

/** In the site's language and in UTC, so that a date does not depend on where the build runs. */
function formatDate(date: string | number, style: DateStyle, { name, htmlLang, calendar }: LocaleData): string {
  const format = new Intl.DateTimeFormat(isLanguage(name) ? name : htmlLang, {
    ...styles[style],
    calendar,
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

/** Docusaurus formats dates by the name of the locale, which may be any text. */
function isLanguage(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}
