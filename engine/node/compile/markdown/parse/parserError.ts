import type { Point } from 'unist';

export interface TextPlace {
  line: number;
  column: number;
}

/** The common fields of the parser's exceptions. */
export interface ParserError extends Partial<TextPlace> {
  reason: string;
  /** The part of the parser that threw the error. */
  source: string;
  rule: string;
  offset: number;
  cause?: string;
}

export function readParserError(error: unknown): ParserError | undefined {
  if (!(error instanceof Error) || !('reason' in error) || typeof error.reason !== 'string') return undefined;
  const point = toPoint('place' in error ? error.place : undefined);
  return {
    reason: error.reason,
    source: 'source' in error ? String(error.source) : '',
    rule: 'ruleId' in error ? String(error.ruleId) : '',
    offset: point?.offset ?? 0,
    line: point?.line,
    column: point?.column,
    cause: error.cause instanceof Error ? error.cause.message.replace(/\s*\(\d+:\d+\)$/, '') : undefined,
  };
}

function toPoint(place: unknown): Point | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  if ('line' in place) return place as Point;
  if ('start' in place) return place.start as Point;
  return undefined;
}

export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let i = before.indexOf('\n'); i >= 0; i = before.indexOf('\n', i + 1)) line++;
  return { line, column: offset - lineStart + 1 };
}
