/** A small documentation in one language, and its readers' queries. */
export interface LanguageSet {
  pages: LanguagePage[];
  /**
   * A query, and the page that answers it. Some are inflected differently from the text, lack accents, or are
   * unfinished.
   */
  queries: [query: string, page: string][];
}

export interface LanguagePage {
  path: string;
  title: string;
  description: string;
  sections: { heading: string; text: string }[];
}
