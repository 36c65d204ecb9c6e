/**
 * Docusaurus is not installed here, and the site needs only the names of its types. With Docusaurus beside it
 * (as in `conformance/`), its own declarations take their place.
 */
declare module '@docusaurus/types' {
  export type Config = Record<string, unknown>;
}

declare module '@docusaurus/preset-classic' {
  export type Options = Record<string, unknown>;
  export type ThemeConfig = Record<string, unknown>;
}

declare module '@docusaurus/plugin-content-docs' {
  export type SidebarsConfig = Record<string, unknown>;
}

declare module '@docusaurus/Translate' {
  export function translate(
    message: { id: string; message: string; description?: string },
    values?: Record<string, string | number>,
  ): string;
}
