/**
 * The types that a Docusaurus site imports, for a folder without Docusaurus. In tsconfig.json:
 *
 *     { "compilerOptions": { "types": ["octavo/docusaurus"] } }
 */

declare module '@docusaurus/types' {
  export type Config = import('../dist/types/config.js').Config;
  export type PluginConfig = import('../dist/types/config.js').PluginConfig;
}

declare module '@docusaurus/preset-classic' {
  export type Options = import('../dist/types/config.js').PresetOptions;
  export type ThemeConfig = import('../dist/types/config.js').ThemeConfig;
}

declare module '@docusaurus/plugin-content-docs' {
  type SidebarItem = string | { type?: string; [key: string]: unknown };
  export type Options = import('../dist/types/config.js').DocsOptions;
  export type SidebarsConfig = Record<string, SidebarItem[] | Record<string, unknown>>;
}

declare module '@docusaurus/*';
declare module '@theme/*';
declare module '@theme-original/*';
declare module '@theme-init/*';
declare module '@site/*';

/** `require('./logo.svg').default`, as the template of Docusaurus has it; the same as in `@types/node`. */
declare namespace NodeJS {
  interface Require {
    // oxlint-disable-next-line typescript/no-explicit-any -- so says `@types/node`
    (id: string): any;
  }
}
declare var require: NodeJS.Require;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
