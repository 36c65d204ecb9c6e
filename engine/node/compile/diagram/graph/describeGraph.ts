import { plainText } from '../text/readLabel.ts';
import type { Graph } from './types.ts';

/** The graph in words: which node leads to which, chains in one sentence, then isolated nodes. */
export function describeGraph(kind: string, { nodes, groups, edges }: Graph): string {
  const shown = edges.filter(({ line }) => line !== 'hidden');
  const sentences: string[] = [];
  let last: { to: string; text: string } | undefined;
  for (const { from, to, text, start, end } of shown) {
    const isBack = start !== 'none' && end === 'none';
    const word =
      end !== 'none' && start !== 'none' ? 'to and from' : end === 'none' && start === 'none' ? 'with' : 'to';
    const [a, b] = isBack ? [to, from] : [from, to];
    const note = text === '' ? '' : ` (${plainText(text)})`;
    if (last?.to === a && sentences.length > 0) sentences[sentences.length - 1] += ` ${word} ${nameOf(b)}${note}`;
    else sentences.push(`${nameOf(a)} ${word} ${nameOf(b)}${note}`);
    last = { to: b, text };
  }
  const linked = new Set(shown.flatMap(({ from, to }) => [from, to]));
  const alone = [...nodes.keys()].filter((id) => !linked.has(id)).map(nameOf);
  const parts = [...sentences, ...alone.filter(Boolean)];
  return parts.length > 0 ? `${kind}: ${parts.join('; ')}.` : `${kind}.`;

  function nameOf(id: string): string {
    const node = nodes.get(id);
    if (node?.shape === 'start') return 'start';
    if (node?.shape === 'end') return 'end';
    return plainText(node?.text ?? groups.get(id)?.title ?? id) || id;
  }
}
