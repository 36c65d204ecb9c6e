// Languages besides English that search supports, by code: their names in the packages with stems and words.

/** Words with endings, which a stemmer removes. */
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

/** Words without endings. */
export const UNINFLECTED = { ja: 'japanese', zh: 'mandarin' };
