import { useBackToTop, usePage, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';

export function BackToTop() {
  const t = useTranslate();
  const { backToTop } = useSite();
  const { docs } = usePage();
  const { visible, scroll } = useBackToTop();
  if (!backToTop || !docs || !visible) return null;
  return (
    <button type="button" className="oc-icon-button oc-to-top" aria-label={t('Scroll back to top')} onClick={scroll}>
      <Icon name="up" />
    </button>
  );
}
