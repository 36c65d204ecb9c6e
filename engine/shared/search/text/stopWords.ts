import { stem } from './stem.ts';

/**
 * Words too common to distinguish one page from another. They are left out of the index of running text; in titles and
 * headings they are indexed separately, so that a search for such words alone still finds "About us". The set is the
 * one that lunr 2.3.9 filters, because the query language promises lunr's matching.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about across after all almost also am among an and any are as at be because been but by can cannot ' +
    'could dear did do does either else ever every for from get got had has have he her hers him his how however ' +
    'i if in into is it its just least let like likely may me might most must my neither no nor not of off often ' +
    'on only or other our own rather said say says she should since so some than that the their them then there ' +
    'these they this tis to too twas us wants was we were what when where which while who whom why will with ' +
    'would yet you your'
  ).split(' '),
);

/** Words that people wrap a question in. Dropped from a plain query if other words remain, but indexed as usual. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'arent cant couldnt didnt doesnt dont hadnt hasnt havent hows id im isnt ive lets shouldnt thats theres theyre ' +
    'wasnt werent whats wheres whos whys wont wouldnt youre please tell show explain wondering want need trying try much many'
  ).split(' '),
);

/**
 * The commonest verbs, adverbs and pronouns of English that are not stop words. In a question they carry the grammar
 * and not the subject, but on a software site they may be rare, and rare words would count most. With all their
 * inflections, so `set` is not among them: settings are a subject.
 */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'actually again already always another anybody anyone anything anyway around away back become before being ' +
    'below best better between both bring call came come day different difference done down during each enough ' +
    'even everybody everyone everything exactly far few find first found give given go good happen here hold ' +
    'inside instead itself keep kind know last later left less little long longer look lot made main make mean ' +
    'more myself never new next nobody nothing now once one out outside over particular people perhaps person ' +
    'place possible properly put quite really right same see seem several shall simply somebody somehow someone ' +
    'something sometimes somewhere soon sort stand stay still stuff such suddenly sure take thing think though ' +
    'through time together took two under until up upon use usual very via way well went whatever whenever ' +
    'wherever whether whose within without work wrong'
  )
    .split(' ')
    .map(stem),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(stem(word));
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

export function isQuestionWord(word: string): boolean {
  return STOP_WORDS.has(word) || QUESTION_WORDS.has(word);
}
