import type { Plugin } from 'vite';

export const docusaurusModules: Plugin;
