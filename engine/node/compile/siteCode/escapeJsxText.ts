import { createRequire } from 'node:module';

/** The escaped form of a bare `>` or `}` in the text of an element. */
const ESCAPES: Record<string, string> = { '>': '&gt;', '}': '&#125;' };
const BARE = /^Unexpected token\. Did you mean `\{'[>}]'\}`/;

/**
 * Escapes every bare `>` and `}` in the text of elements. Babel accepts them, so sites have them; the bundler's parser
 * refuses them, one at a time. Undefined if the file has another error.
 */
export function escapeJsxText(code: string, lang: 'jsx' | 'tsx'): string | undefined {
  const { parseSync } = createRequire(import.meta.url)('rolldown/utils') as typeof import('rolldown/utils');
  let text = code;
  for (;;) {
    const { errors } = parseSync(`code.${lang}`, text, { lang });
    if (errors.length === 0) return text === code ? undefined : text;
    const place = errors.find(({ message }) => BARE.test(message))?.labels[0]?.start ?? -1;
    const escaped = ESCAPES[text[place] ?? ''];
    if (escaped === undefined) return undefined;
    text = text.slice(0, place) + escaped + text.slice(place + 1);
  }
}
