import { createRequire } from 'node:module';

/** What a bare `>` or `}` in the text of an element is to be written as. */
const ESCAPES: Record<string, string> = { '>': '&gt;', '}': '&#125;' };
const BARE = /^Unexpected token\. Did you mean `\{'[>}]'\}`/;

/**
 * The code with every bare `>` and `}` in the text of its elements escaped: Babel takes them for text, so sites have
 * them; the bundler's parser refuses them, one at a time. Nothing if the file has another fault.
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
