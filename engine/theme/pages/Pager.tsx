import type { PageLink } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

interface Props {
  label: string;
  previous?: PageLink;
  next?: PageLink;
  words?: { previous: string; next: string };
}

const defaultWords = { previous: 'Previous', next: 'Next' };

export function Pager({ label, previous, next, words = defaultWords }: Props) {
  const { href } = usePageContext();
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="oc-pager">
      {previous && (
        <a className="oc-pager-previous" href={href(previous.href)}>
          <small>{words.previous}</small>
          <b>{previous.title}</b>
        </a>
      )}
      {next && (
        <a className="oc-pager-next" href={href(next.href)}>
          <small>{words.next}</small>
          <b>{next.title}</b>
        </a>
      )}
    </nav>
  );
}
