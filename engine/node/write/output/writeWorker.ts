/** A thread that writes files for `createFileWriter`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteAnswer, WriteRequest } from './createFileWriter.ts';
import { stageFile } from './stageFile.ts';

const done = workerData as Int32Array;

parentPort?.on('message', (requests: WriteRequest[]) => {
  const answers = requests.map(({ id, job }) => {
    const answered = answer(id, job);
    Atomics.add(done, 0, 1);
    return answered;
  });
  parentPort?.postMessage(answers satisfies WriteAnswer[]);
});

function answer(id: number, job: WriteRequest['job']): WriteAnswer {
  try {
    return { id, staged: stageFile(job) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, error: { message, code } };
  }
}
