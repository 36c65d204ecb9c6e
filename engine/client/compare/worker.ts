/**
 * The script that compares pages, used in two ways: started as a worker, it answers messages; loaded by a script tag,
 * if workers are forbidden, it gives the page the same function.
 */
import { messageOf } from '../../shared/messageOf.ts';
import { answerRequest } from './answerRequest.ts';
import { COMPARER } from './createComparer.ts';
import type { WorkerCall, WorkerReply } from './types.ts';

if (typeof document === 'undefined') {
  addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerCall>) => {
    let reply: WorkerReply;
    try {
      reply = { id, response: answerRequest(request) };
    } catch (error) {
      reply = { id, error: messageOf(error) };
    }
    postMessage(reply);
  });
} else {
  octavo(COMPARER, answerRequest);
}
