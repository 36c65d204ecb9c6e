/** Line icons on a 24 grid, drawn for this theme. They are decorative, because the control has the name. */
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  section: 'M9 4 7 20M17 4l-2 16M5 9h15M4 15h15',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h9',
} as const;

export type IconName = keyof typeof paths;

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
