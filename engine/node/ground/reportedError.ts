import type { ProblemCode } from '../../shared/problemCodes.ts';

/** Stops a command. The message is for the author: why, and what to do. */
export abstract class ReportedError extends Error {
  abstract readonly problemCode: ProblemCode;
}
