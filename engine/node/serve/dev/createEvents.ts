import type { ServerResponse } from 'node:http';

/** Tells open pages that something changed (server-sent events). */
export interface Events {
  connect(response: ServerResponse): void;
  /** `page`: an article may have changed. `site`: the shell has. */
  send(kind: 'page' | 'site'): void;
  close(): void;
}

export function createEvents(): Events {
  const open = new Set<ServerResponse>();
  const started = Date.now();
  return {
    connect(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 500\nevent: hello\ndata: ${started}\n\n`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    send(kind) {
      for (const response of open) response.write(`event: ${kind}\ndata: ${Date.now()}\n\n`);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
