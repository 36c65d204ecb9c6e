/** The script of a language whose words are not inflected; `engine/searchLanguages.mjs` lists them. */
import { stopwords } from 'language:words';
import { createLanguage, joinLanguages } from '../../../shared/search/text/createLanguage.ts';
import { installLanguage } from './installed.ts';

const language = createLanguage({ code: LANGUAGE, commonWords: stopwords });

installLanguage(language, joinLanguages);
