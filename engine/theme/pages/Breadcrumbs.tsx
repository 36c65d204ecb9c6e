import { LabelText } from '../base/LabelText.tsx';
import type { Breadcrumb } from '../../shared/pageContent.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

const HOME = 'M12 3.5 2.5 12H5v8h5v-6h4v6h5v-8h2.5z';

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
