import type { ReactNode } from 'react';
import { AROUND_PARTS } from '../../../shared/partNames.ts';
import { ExternalIcon } from '../../icons/shellIcons.tsx';
import type { EnginePart } from './navbarItemModules.ts';

/** Components of Docusaurus's theme that are part of another one here, or do not exist. */
const EMPTY = [
  'DocItem/Metadata',
  'SearchMetadata',
  'DocSidebar/Desktop/CollapseButton',
  'BlogPostPage/Metadata',
  'BlogPostPage/StructuredData',
  'BlogListPage/StructuredData',
  'SiteMetadata',
];
/** Components that show only their children. */
const AROUND = [...AROUND_PARTS.filter((name) => name !== 'Layout'), 'MDXContent'];

/** Marks where the browser finds the shell's components. */
export const SHELL_MODULE = '@theme/Navbar';

function ExternalLinkIcon({ width }: { width?: number }) {
  return <ExternalIcon size={width} />;
}

/** Modules of Docusaurus's theme that are not parts, or parts under another name. */
export function otherModules(create: (name: string) => EnginePart): Record<string, Record<string, unknown>> {
  return Object.fromEntries([
    ...EMPTY.map((name) => [`@theme/${name}`, { default: () => null }]),
    ...AROUND.map((name) => [`@theme/${name}`, { default: ({ children }: { children?: ReactNode }) => children }]),
    ['@theme/Navbar/ColorModeToggle', { default: create('ColorModeToggle') }],
    ['@theme/Icon/ExternalLink', { default: ExternalLinkIcon }],
  ]) as Record<string, Record<string, unknown>>;
}
