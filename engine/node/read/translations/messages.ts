/** What can be translated, as translation files have it: by key, with a word for whoever translates. */
export type SourceMessages = Record<string, { message: string; description?: string }>;

/** Translated texts by key. */
export type Messages = Readonly<Record<string, string>>;
