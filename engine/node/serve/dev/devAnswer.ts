/** The current response for a path of the site. */
export type Answer = { type: string; body: string | Uint8Array } | { filePath: string; policy?: string };

export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
export const STYLE_TYPE = 'text/css; charset=utf-8';
