import { formatDate } from './formatDate.ts';
import { usePageContext } from './PageContext.ts';

type Props = { date: string | number; style: Parameters<typeof formatDate>[1] };

export function PageDate({ date, style }: Props) {
  const { site } = usePageContext();
  return <time dateTime={new Date(date).toISOString()}>{formatDate(date, style, site.locale.htmlLang)}</time>;
}
