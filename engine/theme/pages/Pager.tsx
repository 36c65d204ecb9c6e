import type { PageLink } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

interface Props {
  label: string;
  previous?: PageLink;
  next?: PageLink;
  words?: { previous: string; next: string };
}

export function Pager({ label, previous, next, words }: Props) {
  const { t, href } = usePageContext();
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="oc-pager">
      {previous && (
        <a className="oc-pager-previous" href={href(previous.href)}>
          <small>{words?.previous ?? t('Previous')}</small>
          <b>{previous.title}</b>
        </a>
      )}
      {next && (
        <a className="oc-pager-next" href={href(next.href)}>
          <small>{words?.next ?? t('Next')}</small>
          <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
