import type { VersionBanner } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

export function VersionNotice({ banner }: { banner: VersionBanner }) {
  const { site, href } = usePageContext();
  const { versionLabel, latestLabel, latestHref, latestVersionName } = banner;
  return (
    <div className="oc-notice" role="alert">
      <p>
        {banner.kind === 'unmaintained'
          ? `This is documentation for ${site.title} ${versionLabel}, which is no longer actively maintained.`
          : `This is unreleased documentation for ${site.title} ${versionLabel} version.`}
      </p>
      <p>
        {'For up-to-date documentation, see the '}
        <a href={href(latestHref)} data-oc-prefer-version={latestVersionName}>
          latest version
        </a>
        {` (${latestLabel}).`}
      </p>
    </div>
  );
}
