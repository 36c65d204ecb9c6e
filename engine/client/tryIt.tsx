/** Sends requests from pages of an API reference. Loaded by pages that allow it, after the app, whose React it uses. */
import { createRoot, type Root } from 'react-dom/client';
import { TRY_ATTRIBUTE, type TryOperation } from '../shared/api/tryIt.ts';
import { PAGE_EVENT } from '../shared/events.ts';
import { TryIt } from '../theme/api/TryIt.tsx';

const shown = new Map<Element, Root>();
/** The readers' credentials, by scheme and host. They are stored nowhere else. */
const secrets = new Map<string, string>();

function show(element: Element): void {
  if (shown.has(element) || !element.hasAttribute(TRY_ATTRIBUTE)) return;
  const operation = JSON.parse(element.getAttribute(TRY_ATTRIBUTE)!) as TryOperation;
  const place = document.createElement('div');
  element.replaceChildren(element.firstElementChild!, place);
  const root = createRoot(place);
  shown.set(element, root);
  root.render(<TryIt operation={operation} secrets={secrets} />);
}

function settle(): void {
  for (const [element, root] of shown) {
    if (element.isConnected) continue;
    root.unmount();
    shown.delete(element);
  }
  document.querySelectorAll(`details[${TRY_ATTRIBUTE}][open]`).forEach(show);
}

// `toggle` does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => target instanceof HTMLDetailsElement && target.open && show(target),
  true,
);
document.addEventListener(PAGE_EVENT, settle);
settle();
