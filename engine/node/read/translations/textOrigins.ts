import type { SiteConfig } from '../config/types.ts';
import type { Messages } from './messages.ts';

/** Which texts of a locale's configuration are in the language of the locale. */
export interface TextOrigins {
  /** The translations that the locale's files have. */
  translated: ReadonlySet<string>;
  /** The texts in the default locale, if the configuration differs between locales. */
  originals?: ReadonlySet<string>;
}

export function toTextOrigins(files: readonly Messages[], original: SiteConfig | undefined): TextOrigins {
  return {
    translated: new Set(files.flatMap((messages) => Object.values(messages))),
    ...(original && { originals: new Set([original.themeConfig, original.docs].flatMap(textsIn)) }),
  };
}

/** Whether a text, which may be HTML, still is the original. A text without words, such as `1.0`, is in no language. */
export function isOriginalText(text: string, { translated, originals }: TextOrigins): boolean {
  if (!/\p{L}{2}/u.test(text.replace(/<[^>]*>|&\w+;/g, ''))) return false;
  return !translated.has(text) && (originals?.has(text) ?? true);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
