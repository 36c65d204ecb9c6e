/** Icons of Docusaurus's theme, in fewer bytes. They are decorative: the control around an icon has the accessible name. */
import type { SVGProps } from 'react';

/** Drawn with lines: outlines would take three times as many bytes. */
const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1';
const MOON = 'M11 4a6.4 6.4 0 0 0 9 9 8 8 0 1 1-9-9z';
const LANGUAGE = 'M1 5h16M9 2v3M3 18C9 13 12 10 13 5M5.5 8c1 3 4 6 7 8M13 22l4.5-12L22 22m-7-4h5';
/** A circle, half of it filled. */
const SYSTEM = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-2V5a7 7 0 0 1 0 14';
/** Two chevrons, one next to the other. */
const ARROWS = ['M0 1.5h4l6 8.5-6 8.5H0L5.8 10z', 'M10 1.5h4l6 8.5-6 8.5h-4l5.8-8.5z'];

/** Icons with identical tags compress well. */
function drawIcon(drawing: SVGProps<SVGPathElement>, size: number, className: string) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <path {...drawing} />
    </svg>
  );
}

function toStrokeProps(path: string): SVGProps<SVGPathElement> {
  return { fill: 'none', stroke: 'currentColor', strokeWidth: 2, d: path };
}

/**
 * One icon per choice of the colour mode; `<html data-theme-choice>`, set before the first paint, decides which one
 * shows.
 */
export const colorModeIcons = (
  <>
    {drawIcon({ strokeLinecap: 'round', ...toStrokeProps(SUN) }, 24, 'toggleIcon_g3eP lightToggleIcon_pyhR')}
    {drawIcon(toStrokeProps(MOON), 24, 'toggleIcon_g3eP darkToggleIcon_wfgR')}
    {drawIcon({ fill: 'currentColor', d: SYSTEM }, 24, 'toggleIcon_g3eP systemToggleIcon_QzmC')}
  </>
);

export const languageIcon = drawIcon(toStrokeProps(LANGUAGE), 20, 'iconLanguage_nlXk');

export const menuIcon = (
  <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
    <path strokeLinecap="round" stroke="currentColor" strokeWidth="2" d="M4 7h22M4 15h22M4 23h22" />
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

/** Follows the name of a link that leaves the site. The document contains the drawing once: `EXTERNAL_SPRITE`. */
export function ExternalIcon({ size = 13.5 }: { size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className="iconExternalLink_nPIU">
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
