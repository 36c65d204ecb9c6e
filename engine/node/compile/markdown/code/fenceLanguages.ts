const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w#+.-]+)/gm;

/** Languages that a file's fences name, by a look at its lines: their grammars can be ready when it is rendered. */
export function fenceLanguages(source: string, { mermaid }: { mermaid: boolean }): Set<string> {
  const found = new Set([...source.matchAll(FENCE)].map(([, language = '']) => language.toLowerCase()));
  // Drawn, not shown.
  if (mermaid) found.delete('mermaid');
  return found;
}
