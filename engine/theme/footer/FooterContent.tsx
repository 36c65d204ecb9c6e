import { Fragment } from 'react';
import { useHref } from '../../client/index.ts';
import type { FooterData, FooterLink, LogoData } from '../../shared/siteData.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { toClassName } from '../base/className.ts';
import { ExternalIcon } from '../icons/shellIcons.tsx';
import { Logo } from '../navbar/Logo.tsx';

export function FooterContent({ footer }: { footer: FooterData }) {
  const { columns, logo, copyright } = footer;
  const [first, ...others] = columns;
  return (
    <div className="container container-fluid">
      {first && (first.title === null && others.length === 0 ? <Simple {...first} /> : <Columns columns={columns} />)}
      {(logo || copyright) && (
        <div className="footer__bottom text--center">
          {logo && (
            <div className="margin-bottom--sm">
              <FooterLogo logo={logo} />
            </div>
          )}
          {copyright && (
            <div
              className="footer__copyright"
              {...footer.copyrightLanguage}
              dangerouslySetInnerHTML={{ __html: copyright }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Columns({ columns }: Pick<FooterData, 'columns'>) {
  return (
    <div className="row footer__links">
      {columns.map(({ title, language, className, items }, index) => (
        <div key={index} className={toClassName('theme-layout-footer-column col footer__col', className)}>
          <div className="footer__title" {...language}>
            {title}
          </div>
          <ul className="footer__items clean-list">
            {items.map((item, at) =>
              item.html === undefined ? (
                <li key={at} className="footer__item">
                  <LinkItem item={item} />
                </li>
              ) : (
                <li
                  key={at}
                  className={toClassName('footer__item', item.className)}
                  {...item.language}
                  dangerouslySetInnerHTML={{ __html: item.html }}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Simple({ items }: { items: FooterLink[] }) {
  return (
    <div className="footer__links text--center">
      <div className="footer__links">
        {items.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="footer__link-separator">·</span>}
            {item.html === undefined ? (
              <LinkItem item={item} />
            ) : (
              <span
                className={toClassName('footer__link-item', item.className)}
                {...item.language}
                dangerouslySetInnerHTML={{ __html: item.html }}
              />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function LinkItem({ item }: { item: FooterLink }) {
  const href = useHref();
  const { label, to = '/', className, attributes, target, rel, hidesIcon } = item;
  const isOutside = isExternal(to);
  return (
    <a
      className={toClassName('footer__link-item', className)}
      {...attributes}
      href={href(to)}
      target={target ?? (isOutside ? '_blank' : undefined)}
      rel={rel ?? (isOutside ? 'noopener noreferrer' : undefined)}
    >
      {label}
      {isOutside && !hidesIcon && <ExternalIcon />}
    </a>
  );
}

function FooterLogo({ logo }: { logo: LogoData }) {
  const href = useHref();
  const image = <Logo logo={logo} className="footer__logo" />;
  if (!logo.href) return image;
  const isOutside = isExternal(logo.href);
  return (
    <a
      className="footerLogoLink_BH7S"
      href={href(logo.href)}
      // Docusaurus's own footer opens it in the same tab, unless the site sets a target.
      target={logo.target}
      rel={isOutside ? 'noopener noreferrer' : undefined}
    >
      {image}
    </a>
  );
}
