import { useColorMode, useSite, useTranslate } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { useComponents } from '../base/useComponents.ts';
import { keepHtml } from '../shell/keepHtml.ts';

const MODES = { light: 'light mode', dark: 'dark mode', system: 'system mode' } as const;

/** Works before the app runs (client/boot/), so it is never disabled. */
export function ColorModeToggle({ className }: { className?: string }) {
  const t = useTranslate();
  const { colorMode, navbar } = useSite();
  const { choice, cycle } = useColorMode();
  const { icons } = useComponents('shell');
  if (colorMode.disableSwitch) return null;
  const mode = t(MODES[choice]);
  return (
    <div className={toClassName('toggle_vylO', className)}>
      <button
        className={toClassName(
          'clean-btn toggleButton_gllP',
          navbar.style === 'dark' && 'darkNavbarColorModeToggle_X3D1',
        )}
        type="button"
        title={mode}
        aria-label={t('Switch between dark and light mode (currently {mode})', { mode })}
        onClick={cycle}
        {...keepHtml('.toggleButton_gllP', icons?.colorMode)}
      />
    </div>
  );
}
