import { LabelText } from '../base/LabelText.tsx';
import type { Breadcrumb } from '../../shared/pageContent.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

const HOME =
  'M10 19v-5h4v5a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-7h1.7a.5.5 0 0 0 .3-.9l-8.3-7.5a1 1 0 0 0-1.4 0L3 11.1a.5.5 0 0 0 .3.9H5v7a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1z';

export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { t, page } = usePageContext();
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbsContainer_Z_bl" aria-label={t('Breadcrumbs')}>
      <ul className="breadcrumbs">
        {page.hasHome && (
          <li className="breadcrumbs__item">
            <Link aria-label={t('Home page')} className="breadcrumbs__link" to="/">
              <svg viewBox="0 0 24 24" className="breadcrumbHomeIcon_YNFT">
                <path d={HOME} fill="currentColor" />
              </svg>
            </Link>
          </li>
        )}
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={index} className={isLast ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'}>
              {item.href === undefined || isLast ? (
                <span className="breadcrumbs__link" aria-current={isLast ? 'page' : undefined}>
                  <LabelText text={item.label} language={item.language} />
                </span>
              ) : (
                <Link className="breadcrumbs__link" to={item.href}>
                  <span {...item.language}>{item.label}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
