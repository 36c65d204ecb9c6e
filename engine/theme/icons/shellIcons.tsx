/** Icons of Docusaurus's theme: its shapes, in fewer bytes. Decorative: the name is on the control. */
import type { SVGProps } from 'react';

/** Drawn by its lines: their outlines take three times as long. */
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1';
const MOON =
  'M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1A7 7 0 1 1 9.4 5.5M12 3a9 9 0 1 0 8.9 7.6 5.4 5.4 0 1 1-7.5-7.5Q12.7 3 12 3';
const SYSTEM = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-2V5a7 7 0 0 1 0 14';
const LANGUAGE =
  'm12.9 15-2.6-2.5A17.5 17.5 0 0 0 14 6h3V4h-7V2H8v2H1v2h11.2A16 16 0 0 1 9 11.4 16 16 0 0 1 6.7 8h-2a17.5 17.5 0 0 0 3 4.6l-5.1 5L4 19l5-5 3.1 3.1zm5.6-5h-2L12 22h2l1.1-3h4.8l1.1 3h2zm-2.6 7 1.6-4.3 1.6 4.3z';
/** Two chevrons, one next to the other. */
const ARROWS = ['M0 1.5h4l6 8.5-6 8.5H0L5.8 10z', 'M10 1.5h4l6 8.5-6 8.5h-4l5.8-8.5z'];

function drawFilled(path: string, size: number, className: string) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** One for each choice of the colour mode; `<html data-theme-choice>`, set before the first paint, decides which one shows. */
export const colorModeIcons = (
  <>
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="toggleIcon_g3eP lightToggleIcon_pyhR">
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" d={SUN} />
    </svg>
    {drawFilled(MOON, 24, 'toggleIcon_g3eP darkToggleIcon_wfgR')}
    {drawFilled(SYSTEM, 24, 'toggleIcon_g3eP systemToggleIcon_QzmC')}
  </>
);

export const languageIcon = drawFilled(LANGUAGE, 20, 'iconLanguage_nlXk');

export const menuIcon = (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
    <path
      stroke="currentColor"
      strokeLinecap="round"
      strokeMiterlimit="10"
      strokeWidth="2"
      d="M4 7h22M4 15h22M4 23h22"
    />
  </svg>
);

export function CloseIcon({
  size,
  ...stroke
}: { size: number } & Pick<SVGProps<SVGElement>, 'stroke' | 'strokeWidth'>) {
  return (
    <svg viewBox="0 0 15 15" width={size} height={size}>
      <g {...stroke}>
        <path d="M.75.75l13.5 13.5M14.25.75L.75 14.25" />
      </g>
    </svg>
  );
}

export function ArrowIcon({ className }: { className: string }) {
  return (
    <svg width="20" height="20" aria-hidden="true" className={className}>
      <g fill="#7a7a7a">
        {ARROWS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}

/** Behind the name of a link that leaves the site. The drawing is in the document once: `EXTERNAL_SPRITE`. */
export function ExternalIcon({ size = 13.5 }: { size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className="iconExternalLink_nPIU">
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
