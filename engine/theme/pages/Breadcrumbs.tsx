import type { Breadcrumb } from '../../shared/pageContent.ts';
import { PageIcon } from '../icons/PageIcon.tsx';
import { usePageContext } from './PageContext.ts';

export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  const { t, href } = usePageContext();
  return (
    <nav aria-label={t('Breadcrumbs')} className="oc-breadcrumbs">
      <ol>
        <li>
          <a href={href('/')} aria-label={t('Home page')}>
            <PageIcon name="home" />
          </a>
        </li>
        {items.map((item, index) => (
          <li key={index}>
            {item.href !== undefined && index < items.length - 1 ? (
              <a href={href(item.href)}>{item.label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
