import { drawIcon } from './Icon.tsx';

const paths = {
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  edit: 'M5 19h4L19.5 8.5l-4-4L5 15v4ZM13.5 6.5l4 4',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
} as const;

/** An icon in an article, which is the server's HTML. */
export function PageIcon({ name }: { name: keyof typeof paths }) {
  return drawIcon(paths[name]);
}
