import { stopwords } from 'language:words';
import { createLanguage, joinLanguages } from '../../../shared/search/text/createLanguage.ts';
import { ARABIC_PREFIXES, stemArabic } from '../../../shared/search/text/stemArabic.ts';
import { installLanguage } from './installed.ts';

const language = createLanguage({ code: 'ar', stem: stemArabic, prefixes: ARABIC_PREFIXES, commonWords: stopwords });

installLanguage(language, joinLanguages);
