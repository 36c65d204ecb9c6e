/** Translatable texts, as in translation files: by key, with a note for translators. */
export type SourceMessages = Record<string, { message: string; description?: string }>;

/** Translated texts by key. */
export type Messages = Readonly<Record<string, string>>;
