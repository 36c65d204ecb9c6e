/** A diagram's text without lines that are not drawn, and its own settings. */
export interface DiagramSource {
  /** First word: `flowchart`, `sequenceDiagram`, … */
  kind: string;
  body: string;
  title?: string;
  description?: string;
}

const FRONT_MATTER = /^\s*---\s*\n([^]*?)\n\s*---\s*(?:\n|$)/;
const TITLE = /^title:[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*))/m;
const DIRECTIVES = /%%\{[^]*?\}%%/g;
const COMMENTS = /^[ \t]*%%[^\n]*$/gm;
const ACC_TITLE = /^[ \t]*accTitle[ \t]*:[ \t]*([^\n]*)$/m;
const ACC_DESCRIPTION = /^[ \t]*accDescr[ \t]*(?::[ \t]*([^\n]*)$|\{([^}]*)\})/m;

export function readDiagram(source: string): DiagramSource {
  const text = source.replace(/\r\n?/g, '\n');
  const matter = FRONT_MATTER.exec(text);
  const title = TITLE.exec(matter?.[1] ?? '');
  const cleaned = text
    .slice(matter?.[0].length ?? 0)
    .replace(DIRECTIVES, '')
    .replace(COMMENTS, '');
  const accTitle = ACC_TITLE.exec(cleaned)?.[1]?.trim();
  const description = ACC_DESCRIPTION.exec(cleaned);
  const body = cleaned.replace(ACC_TITLE, '').replace(ACC_DESCRIPTION, '').trimStart();
  return {
    kind: /^[\w-]*/.exec(body)?.[0] ?? '',
    body,
    title: (title?.[1] ?? title?.[2] ?? title?.[3])?.trim() || undefined,
    description:
      [accTitle, (description?.[1] ?? description?.[2])?.trim().replace(/\s+/g, ' ')].filter(Boolean).join('. ') ||
      undefined,
  };
}
