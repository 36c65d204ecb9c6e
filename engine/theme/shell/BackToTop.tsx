import { useBackToTop, useTranslate } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';

export function BackToTop() {
  const t = useTranslate();
  const { visible, scroll } = useBackToTop();
  return (
    <button
      aria-label={t('Scroll back to top')}
      className={toClassName(
        'clean-btn theme-back-to-top-button backToTopButton_sjWU',
        visible && 'backToTopButtonShow_xfvO',
      )}
      type="button"
      onClick={scroll}
    />
  );
}
