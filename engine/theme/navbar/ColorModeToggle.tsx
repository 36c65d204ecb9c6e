import { useColorMode, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';

const MODES = { light: 'light mode', dark: 'dark mode', system: 'system mode' } as const;

/** The icons of all modes are there; `<html data-theme-choice>`, set before the first paint, decides which one shows. */
export function ColorModeToggle() {
  const t = useTranslate();
  const site = useSite();
  const { choice, cycle } = useColorMode();
  if (site.colorMode.disableSwitch) return null;
  const mode = t(MODES[choice]);
  return (
    <button
      type="button"
      className="oc-icon-button oc-color-mode"
      title={mode}
      aria-label={t('Switch between dark and light mode (currently {mode})', { mode })}
      data-oc-color-mode=""
      onClick={cycle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      {site.colorMode.respectPrefersColorScheme && <Icon name="system" />}
    </button>
  );
}
