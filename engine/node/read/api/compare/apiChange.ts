/** `error` breaks clients, `warning` may, `info` does not. */
export type ApiChangeLevel = 'error' | 'warning' | 'info';

export interface ApiChange {
  /** As oasdiff calls it: `response-property-removed`. */
  id: string;
  level: ApiChangeLevel;
  /** `GET /chat`. */
  operation: string;
  /** What it is about: a parameter, a property by its path, a status. */
  subject: string;
  text: string;
}

/** Reports a change of one operation. */
export type Say = (level: ApiChangeLevel, id: string, subject: string, text: string) => void;
