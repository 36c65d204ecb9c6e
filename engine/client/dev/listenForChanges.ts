import { REFRESH_EVENT } from '../../shared/events.ts';
import { dropState, keepState } from './keepState.ts';
import { replaceStyles } from './replaceStyles.ts';

type EventType = 'hello' | 'text' | 'page' | 'styles' | 'site' | 'problems';

interface Message {
  type: EventType | 'ask';
  data?: string;
}

/** Follows the changes of the site. `src` is the address of this script, with the state that the document shows. */
export function listenForChanges(src: string, onProblems: () => void): void {
  let version = new URL(src).searchParams.get('v');
  const act = {
    // The site changed before the page could listen or while the computer slept, or the server was restarted.
    hello(current) {
      if (version !== current) location.reload();
    },
    text(current) {
      keepState();
      refresh(current);
    },
    page(current) {
      dropState();
      refresh(current);
    },
    async styles(current) {
      version = current;
      if (!(await replaceStyles().catch(() => false))) return location.reload();
      onProblems();
    },
    site: () => location.reload(),
    problems: onProblems,
  } satisfies Record<EventType, (current: string) => void | Promise<void>>;

  function refresh(current: string): void {
    version = current;
    if (!('ocLive' in document.documentElement.dataset)) return location.reload();
    document.dispatchEvent(new CustomEvent(REFRESH_EVENT));
    onProblems();
  }

  const types = Object.keys(act) as EventType[];

  // A browser opens six connections to a host, so one tab listens for all of them. When it is closed, another takes
  // over.
  const isShared = 'locks' in navigator && 'BroadcastChannel' in window;
  const channel = isShared ? new BroadcastChannel('octavo-dev') : undefined;
  const onMessage = (listener: (message: Message) => void) =>
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
  const post = (message: Message) => channel?.postMessage(message);

  function listen(): void {
    let latest: string | undefined;
    const events = new EventSource(new URL('events', src));
    for (const type of types) {
      events.addEventListener(type, ({ data }: MessageEvent<string>) => {
        latest = data;
        post({ type, data });
        void act[type](data);
      });
    }
    onMessage(({ type }) => {
      if (type === 'ask' && latest) post({ type: 'hello', data: latest });
    });
  }

  if (!channel) return listen();
  onMessage(({ type, data = '' }) => {
    if (type !== 'ask') void act[type](data);
  });
  post({ type: 'ask' });
  void navigator.locks.request('octavo-dev', () => new Promise(listen));
}
