import type { VersionBanner } from '../../shared/pageContent.ts';
import { interpolate } from '../base/interpolate.tsx';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

export function VersionNotice({ banner }: { banner: VersionBanner }) {
  const { site, t, href } = usePageContext();
  const { versionLabel, latestLabel, latestHref, latestVersionName, changesHref } = banner;
  const sentence = t.template(
    banner.kind === 'unmaintained'
      ? 'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
      : 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  );
  return (
    <div className="theme-doc-version-banner alert alert--warning margin-bottom--md" role="alert">
      <div>{interpolate(sentence, { siteTitle: site.title, versionLabel: <b>{versionLabel}</b> })}</div>
      <div className="margin-top--md">
        {interpolate(t.template('For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'), {
          latestVersionLink: (
            <b>
              <Link to={latestHref} data-oc-prefer-version={latestVersionName}>
                {t('latest version')}
              </Link>
            </b>
          ),
          versionLabel: latestLabel,
        })}
        {changesHref !== undefined && (
          <span className="oc-banner-changes">
            {' '}
            <a href={href(changesHref)}>{t('See what has changed since')}</a>.
          </span>
        )}
      </div>
    </div>
  );
}
