import type { WrittenAt } from '../../../../shared/renderer.ts';

/** A file's own code or components failed while it was rendered. */
export class MarkdownError extends Error {
  readonly at: WrittenAt | undefined;

  constructor(message: string, at?: WrittenAt, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MarkdownError';
    this.at = at;
  }
}
