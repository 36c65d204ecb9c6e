import { LabelText } from '../base/LabelText.tsx';
import type { PageLink } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

interface Links {
  previous?: PageLink;
  next?: PageLink;
}

export function DocPaginator({ className, previous, next }: Links & { className?: string }) {
  const { t } = usePageContext();
  return (
    <Pager
      label={t('Docs pages')}
      className={className ? `${className} pagination-nav` : 'pagination-nav'}
      words={{ previous: t('Previous'), next: t('Next') }}
      previous={previous}
      next={next}
    />
  );
}

/** Below a document. */
export function DocItemPaginator(links: Links) {
  const { DocPaginator: Paginator } = useComponents('main');
  return <Paginator className="docusaurus-mt-lg" {...links} />;
}

export function BlogPostPaginator({ previous, next }: Links) {
  const { t } = usePageContext();
  if (!previous && !next) return null;
  return (
    <Pager
      label={t('Blog post page navigation')}
      className="pagination-nav docusaurus-mt-lg"
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
      className="pagination-nav"
      previous={newer === undefined ? undefined : { title: t('Newer entries'), href: newer }}
      next={older === undefined ? undefined : { title: t('Older entries'), href: older }}
    />
  );
}

interface PagerProps extends Links {
  label: string;
  className: string;
  words?: { previous: string; next: string };
}

function Pager({ label, className, words, previous, next }: PagerProps) {
  return (
    <nav className={className} aria-label={label}>
      {previous && <PagerLink className="pagination-nav__link--prev" word={words?.previous} link={previous} />}
      {next && <PagerLink className="pagination-nav__link--next" word={words?.next} link={next} />}
    </nav>
  );
}

function PagerLink({ className, word, link }: { className: string; word?: string; link: PageLink }) {
  return (
    <Link className={`pagination-nav__link ${className}`} to={link.href}>
      {word && <div className="pagination-nav__sublabel">{word}</div>}
      <div className="pagination-nav__label">
        <LabelText text={link.title} language={link.language} />
      </div>
    </Link>
  );
}
