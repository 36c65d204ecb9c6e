import { messageOf } from '../../shared/messageOf.ts';
import type { SearchOperations, WorkerCall, WorkerReply } from './types.ts';

/** Connects an engine with messages. */
export function serveWorker(port: Pick<Worker, 'postMessage' | 'addEventListener'>, engine: SearchOperations): void {
  const reply = (message: WorkerReply): void => port.postMessage(message);
  port.addEventListener('message', (event) => {
    const call = (event as MessageEvent<WorkerCall>).data;
    void answer(call).then(
      () => reply({ id: call.id, done: true }),
      (error: unknown) => reply({ id: call.id, error: messageOf(error) }),
    );
  });

  function answer(call: WorkerCall): Promise<void> {
    if (call.operation === 'fetchIndexes') return engine.fetchIndexes(call.files);
    return engine.search(call.request, (response) => reply({ id: call.id, response }));
  }
}
