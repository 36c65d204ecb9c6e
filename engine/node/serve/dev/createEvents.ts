import type { ServerResponse } from 'node:http';

/** Reports changes to open pages (server-sent events). */
export interface Events {
  /** Responds to a request for the headers alone, which must end. */
  describe(response: ServerResponse): void;
  connect(response: ServerResponse): void;
  /**
   * `text`: only texts of articles have changed. `page`: also code in them. `styles`: style sheets alone. `site`: the
   * shell. `problems`: the problems have changed.
   */
  send(kind: 'text' | 'page' | 'styles' | 'site' | 'problems'): void;
  close(): void;
}

/** `version` names the current state of the site: a page that shows another one has missed a change. */
export function createEvents(version: () => string): Events {
  const open = new Set<ServerResponse>();
  const begin = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  return {
    describe: (response) => void begin(response).end(),
    connect(response) {
      begin(response);
      response.write(`retry: 500\nevent: hello\ndata: ${version()}\n\n`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    send(kind) {
      for (const response of open) response.write(`event: ${kind}\ndata: ${version()}\n\n`);
    },
    close() {
      for (const response of open) response.end();
      open.clear();
    },
  };
}
