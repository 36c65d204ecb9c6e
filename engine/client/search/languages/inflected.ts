/** The script of a language whose words are inflected at their ends; `engine/searchLanguages.mjs` lists them. */
import { stemmer } from 'language:stemmer';
import { stopwords } from 'language:words';
import { createLanguage, joinLanguages } from '../../../shared/search/text/createLanguage.ts';
import { installLanguage } from './installed.ts';

const language = createLanguage({ code: LANGUAGE, stem: stemmer, commonWords: stopwords });

installLanguage(language, joinLanguages);
