import { FooterContent } from '../footer/FooterContent.tsx';
import { colorModeIcons, menuIcon } from '../icons/shellIcons.tsx';
import { shellComponents } from './shellComponents.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';

/** The shell as the server renders it: with what the browser finds in the document. */
export const serverShell: ShellComponents = {
  ...shellComponents,
  FooterContent,
  icons: { colorMode: colorModeIcons, menu: menuIcon },
};
