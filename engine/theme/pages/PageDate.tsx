import type { LocaleData } from '../../shared/siteData.ts';
import { usePageContext } from './PageContext.ts';

const styles = {
  /** `Jan 13, 2025` */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `1/13/2025` */
  short: { day: 'numeric', month: 'numeric', year: 'numeric' },
  /** `January 3` */
  dayOfYear: { day: 'numeric', month: 'long' },
} as const;

export function PageDate({ date, format }: { date: string | number; format: keyof typeof styles }) {
  const { site } = usePageContext();
  return <time dateTime={new Date(date).toISOString()}>{formatDate(date, format, site.locale)}</time>;
}

/** In the site's language and in UTC: a date must not depend on where the build runs. */
function formatDate(date: string | number, style: keyof typeof styles, { htmlLang, calendar }: LocaleData): string {
  return new Intl.DateTimeFormat(htmlLang, { ...styles[style], calendar, timeZone: 'UTC' }).format(new Date(date));
}
