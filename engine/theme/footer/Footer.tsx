import { useDrawer, useHref, useSite } from '../../client/index.ts';
import type { FooterLink } from '../../shared/siteData.ts';
import { Icon } from '../icons/Icon.tsx';
import { Logo } from '../navbar/Logo.tsx';

export function Footer() {
  const { footer } = useSite();
  const { open } = useDrawer();
  const href = useHref();
  if (!footer) return null;
  const { columns, logo, copyright } = footer;
  return (
    <footer className="oc-footer" data-style={footer.style} inert={open}>
      <div className="oc-footer-inner">
        {columns.length > 0 && (
          <div className="oc-footer-columns">
            {columns.map((column, index) => (
              <div key={index} className={column.title === null ? 'oc-footer-simple' : undefined}>
                {column.title !== null && <p className="oc-footer-title">{column.title}</p>}
                <ul>
                  {column.items.map((item, at) => (
                    <FooterEntry key={at} item={item} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {(logo || copyright) && (
          <div className="oc-footer-end">
            {logo &&
              (logo.href ? (
                <a href={href(logo.href)}>
                  <Logo logo={logo} alt={logo.alt} />
                </a>
              ) : (
                <Logo logo={logo} alt={logo.alt} />
              ))}
            {copyright && <div dangerouslySetInnerHTML={{ __html: copyright }} />}
          </div>
        )}
      </div>
    </footer>
  );
}

function FooterEntry({ item }: { item: FooterLink }) {
  const href = useHref();
  if (item.html !== undefined) return <li dangerouslySetInnerHTML={{ __html: item.html }} />;
  const to = item.to ?? '/';
  const newTab = /^(?:https?:)?\/\//i.test(to);
  return (
    <li>
      <a href={href(to)} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
        {item.label}
        {newTab && <Icon name="external" />}
      </a>
    </li>
  );
}
