import { ownValue } from '../../shared/ownValue.ts';
import { useEffect } from 'react';
import { useHref, usePage, usePreferredVersion, useSite, useTranslate } from '../../client/index.ts';
import type { PageDocsData } from '../../shared/pageData.ts';
import { Icon } from '../icons/Icon.tsx';

/** A quiet way back for a reader who chose an older version and landed on the latest. */
export function VersionReminder() {
  const { docs } = usePage();
  return docs ? <Reminder docs={docs} /> : null;
}

function Reminder({ docs }: { docs: PageDocsData }) {
  const t = useTranslate();
  const href = useHref();
  const preferred = usePreferredVersion(docs.instanceId);
  useBannerChoice(preferred.choose);
  const versions = ownValue(useSite().docs, docs.instanceId)?.versions ?? [];
  const current = versions.find(({ name }) => name === docs.versionName);
  const chosen = versions.find(({ name }) => name === preferred.name);
  const target = chosen && ownValue(docs.alternates, chosen.name);
  if (!current?.isLast || !chosen || chosen === current || target === undefined) return null;
  const stay = t('Stay with {version}', { version: current.label });
  return (
    <aside className="oc-reminder" aria-label={t('Your version')}>
      <p>
        {t('You last chose {version}. ', { version: chosen.label })}
        <a href={href(target)}>{t('Read this page in {version}', { version: chosen.label })}</a>
      </p>
      <button
        type="button"
        className="oc-icon-button"
        aria-label={stay}
        title={stay}
        onClick={() => preferred.choose(current.name)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The link of the version banner is a choice too; it is in the article, which React does not render. */
function useBannerChoice(choose: (name: string) => void) {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-oc-prefer-version]');
      if (link) choose(link.dataset.ocPreferVersion ?? '');
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [choose]);
}
