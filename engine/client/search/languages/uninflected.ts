/** The script of a language whose words stay as they are; `engine/searchLanguages.mjs` says which. */
import { stopwords } from 'language:words';
import { createLanguage, joinLanguages } from '../../../shared/search/text/createLanguage.ts';
import { installLanguage } from './installed.ts';

const language = createLanguage({ code: LANGUAGE, commonWords: stopwords });

installLanguage(language, joinLanguages);
