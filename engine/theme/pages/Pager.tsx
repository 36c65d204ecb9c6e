import type { PageLink } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

interface Links {
  previous?: PageLink;
  next?: PageLink;
}

export function DocPaginator({ previous, next }: Links) {
  const { t } = usePageContext();
  return (
    <Pager
      label={t('Docs pages')}
      words={{ previous: t('Previous'), next: t('Next') }}
      previous={previous}
      next={next}
    />
  );
}

export function BlogPostPaginator({ previous, next }: Links) {
  const { t } = usePageContext();
  return (
    <Pager
      label={t('Blog post page navigation')}
      words={{ previous: t('Newer post'), next: t('Older post') }}
      previous={previous}
      next={next}
    />
  );
}

export function BlogListPaginator({ newer, older }: { newer?: string; older?: string }) {
  const { t } = usePageContext();
  return (
    <Pager
      label={t('Blog list page navigation')}
      words={{ previous: t('Newer'), next: t('Older') }}
      previous={newer === undefined ? undefined : { title: t('Newer entries'), href: newer }}
      next={older === undefined ? undefined : { title: t('Older entries'), href: older }}
    />
  );
}

interface PagerProps extends Links {
  label: string;
  words: { previous: string; next: string };
}

function Pager({ label, words, previous, next }: PagerProps) {
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
