import type { VersionBanner } from '../../shared/pageContent.ts';
import { interpolate } from '../interpolate.tsx';
import { usePageContext } from './PageContext.ts';

export function VersionNotice({ banner }: { banner: VersionBanner }) {
  const { site, t, href } = usePageContext();
  const { versionLabel, latestLabel, latestHref, latestVersionName, changesHref } = banner;
  return (
    <div className="oc-notice" role="alert">
      <p>
        {t(
          banner.kind === 'unmaintained'
            ? 'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
            : 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
          {
            siteTitle: site.title,
            versionLabel,
          },
        )}
      </p>
      <p>
        {interpolate(t.template('For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'), {
          latestVersionLink: (
            <a href={href(latestHref)} data-oc-prefer-version={latestVersionName}>
              {t('latest version')}
            </a>
          ),
          versionLabel: latestLabel,
        })}
        {changesHref !== undefined && (
          <>
            {' '}
            <a href={href(changesHref)}>{t('See what has changed since')}</a>.
          </>
        )}
      </p>
    </div>
  );
}
