import type { Translations } from '../messages.ts';

/** `error` breaks clients, `warning` may, `info` does not. */
export type ApiChangeLevel = 'error' | 'warning' | 'info';

export interface ApiChange {
  /** oasdiff's name for it: `response-property-removed`. */
  id: string;
  level: ApiChangeLevel;
  /** `GET /chat`. */
  operation: string;
  /** The subject: a parameter, a property by its path, a status. */
  subject: string;
  text: string;
}

/** Reports a change of one operation. */
export type Say = (level: ApiChangeLevel, id: string, subject: string, text: string) => void;

/** The file that the compare page loads: the changes up to one version, by the older version. */
export interface ApiChangesFile {
  changes: Record<string, ShownApiChange[]>;
  /** Texts of the theme in the language of the page, if that is not English. */
  words: Translations;
}

export interface ShownApiChange extends ApiChange {
  /** The route of the operation, in the version that has it. */
  href?: string;
}
