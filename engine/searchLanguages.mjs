// Languages besides English that search knows, by their codes: as the packages with their stems and words call them.

/** Words have endings, which a stemmer takes off. */
export const INFLECTED = {
  da: 'danish',
  de: 'german',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ru: 'russian',
  sv: 'swedish',
};

/** Words stay as they are. */
export const UNINFLECTED = { ja: 'japanese', zh: 'mandarin' };
