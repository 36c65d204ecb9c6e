/** A thread that writes files for `createFileWriter`. */
import { parentPort } from 'node:worker_threads';
import type { WriteAnswer, WriteRequest } from './createFileWriter.ts';
import { putFile } from './putFile.ts';

parentPort?.on('message', ({ id, job }: WriteRequest) => parentPort?.postMessage(answer(id, job)));

function answer(id: number, job: WriteRequest['job']): WriteAnswer {
  try {
    return { id, state: putFile(job) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, error: { message, code } };
  }
}
