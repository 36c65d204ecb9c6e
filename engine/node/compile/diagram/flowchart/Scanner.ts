import { Undrawable } from '../undrawable.ts';

/** Reads a text from left to right, by patterns that match at the current place. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  /** Patterns are sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = this.peek(pattern);
    if (match) this.at += match[0].length;
    return match;
  }

  peek(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text) ?? undefined;
  }

  /** The text up to a pattern (global); also consumes the match. */
  takeUntil(pattern: RegExp): { text: string; end: RegExpExecArray } {
    pattern.lastIndex = this.at;
    const end = pattern.exec(this.text);
    if (!end) return this.fail();
    const text = this.text.slice(this.at, end.index);
    this.at = end.index + end[0].length;
    return { text, end };
  }

  fail(): never {
    throw new Undrawable(`unexpected text at ${this.at}`);
  }
}
