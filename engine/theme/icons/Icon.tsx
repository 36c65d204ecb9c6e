/**
 * Line icons on a 24 grid, drawn for this theme. Always decorative: the name is on the control. Those of articles are in
 * `PageIcon.tsx`, because the app in the browser has no use for them.
 */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  system: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8h7.4M12 12h8.5M12 16h7.4',
  external: 'M14 5h5v5M19 5l-8 8M10 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4',
  chevron: 'M7 10l5 5 5-5',
  back: 'M19 12H5M11 6l-6 6 6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  language: 'M4 6h9M8.5 4v2M11 6c-.6 4-3 7-6.5 8.5M6 9c1 2.5 3 4.5 6 5.5M12.5 20 16.5 10.5 20.5 20M14 17h5',
  hide: 'M11 7l-5 5 5 5M18 7l-5 5 5 5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  section: 'M9 4 7 20M17 4l-2 16M5 9h15M4 15h15',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h9',
} as const;

export type IconName = keyof typeof paths;

export const pathOf = (name: IconName): string => paths[name];

export function Icon({ name }: { name: IconName }) {
  return drawIcon(paths[name]);
}

export function drawIcon(path: string) {
  return (
    <svg className="oc-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
