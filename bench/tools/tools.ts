import { createDocusaurus } from './docusaurus.ts';
import { hugo } from './hugo.ts';
import { octavo, octavoLook } from './octavo.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import type { BuildTool, Tool } from './types.ts';
import { vitepress } from './vitepress.ts';

/** Octavo first: every figure is also given as a ratio to Octavo's. */
export const TOOLS: Tool[] = [
  octavo,
  octavoLook,
  createDocusaurus({ name: 'docusaurus-3.8', label: 'Docusaurus 3.8.1' }),
  createDocusaurus({ name: 'docusaurus-3.10', label: 'Docusaurus 3.10 faster', future: { v4: true, faster: true } }),
  vitepress,
  starlight,
  rspress,
];

export const BUILD_TOOLS: BuildTool[] = [...TOOLS, hugo];

export const OCTAVO = octavo;
