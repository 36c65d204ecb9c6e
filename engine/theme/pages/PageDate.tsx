import { formatDate } from './formatDate.ts';
import { usePageContext } from './PageContext.ts';

type Props = { date: string | number; format: Parameters<typeof formatDate>[1] };

export function PageDate({ date, format }: Props) {
  const { site } = usePageContext();
  return <time dateTime={new Date(date).toISOString()}>{formatDate(date, format, site.locale.htmlLang)}</time>;
}
