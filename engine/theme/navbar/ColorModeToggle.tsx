import { useColorMode, useSite } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';

/** All three icons are there; `<html data-theme-choice>`, set before the first paint, decides which one shows. */
export function ColorModeToggle() {
  const site = useSite();
  const { choice, cycle } = useColorMode();
  if (site.colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="oc-icon-button oc-color-mode"
      title={`${choice} mode`}
      aria-label={`Switch between dark and light mode (currently ${choice} mode)`}
      data-oc-color-mode=""
      onClick={cycle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  );
}
