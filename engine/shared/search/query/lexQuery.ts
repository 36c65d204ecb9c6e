/**
 * Cuts a query into lexemes: `+title:word~1^2` → presence, field, term, distance, boost.
 *
 * The rules are those of lunr's query language, with one exception in favour of what people paste: a hyphen before
 * a space, another hyphen or the end only separates (`GPU - setup`, `--include-models`).
 */
type LexemeType = 'PRESENCE' | 'FIELD' | 'TERM' | 'EDIT_DISTANCE' | 'BOOST';

export interface Lexeme {
  type: LexemeType;
  /** Text of the lexeme, escapes resolved. */
  text: string;
  start: number;
  end: number;
}

export function lexQuery(query: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let pos = 0;
  let text = '';

  const emit = (type: LexemeType, end: number): void => {
    lexemes.push({ type, text, start, end });
    text = '';
  };
  const emitTerm = (end: number): void => {
    if (end > start) emit('TERM', end);
    text = '';
  };

  while (pos < query.length) {
    const char = query.charAt(pos);
    if (char === '\\') {
      text += query.charAt(pos + 1);
      pos += 2;
    } else if (char === ':') {
      emit('FIELD', pos);
      start = ++pos;
    } else if (char === '~' || char === '^') {
      emitTerm(pos);
      const digits = pos + 1;
      let end = digits;
      while (end < query.length && /[0-9]/.test(query.charAt(end))) end++;
      text = query.slice(digits, end);
      start = digits;
      emit(char === '~' ? 'EDIT_DISTANCE' : 'BOOST', end);
      start = pos = end;
    } else if (pos === start && (char === '+' || (char === '-' && excludes(query, pos)))) {
      text = char;
      emit('PRESENCE', pos + 1);
      start = ++pos;
    } else if (/[\s-]/.test(char)) {
      emitTerm(pos);
      start = ++pos;
    } else {
      text += char;
      pos++;
    }
  }
  emitTerm(Math.min(pos, query.length));
  return lexemes;
}

/** A leading hyphen excludes the word that directly follows, if it is not itself the second of two hyphens. */
function excludes(query: string, pos: number): boolean {
  return /[^\s-]/.test(query.charAt(pos + 1)) && query.charAt(pos - 1) !== '-';
}
