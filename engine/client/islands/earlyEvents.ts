/**
 * Inlined in documents with islands, and loaded with the app if other pages have some: records a reader's actions in an
 * island that is not live yet, and repeats them when it is. The first click counts, however slow the connection.
 */
import { ISLAND_TAG } from '../../shared/island.ts';

const kept: (() => unknown)[] = [];

if (!octavo.replay) for (const type of ['click', 'input', 'change', 'keydown']) addEventListener(type, keep, true);

octavo.replay ??= () => {
  for (const act of kept.splice(0)) act();
};

function keep(event: Event): void {
  const { type } = event;
  const target = event.target as HTMLInputElement;
  const island = event.isTrusted && target.closest(ISLAND_TAG);
  if (!island || octavo.islands?.isLive(island)) return;
  if (type === 'keydown') {
    kept.push(() => target.dispatchEvent(new KeyboardEvent(type, event)));
  } else if (type !== 'click') {
    const { value } = target;
    kept.push(() => enter(target, value, type));
  } else if (!target.closest('a[href],summary')) {
    // A box would be ticked now, and unticked by the second click; a form would be sent.
    event.preventDefault();
    kept.push(() => target.click());
  }
}

/** React overlooks a value that it finds: it compares with what was last set through the element itself. */
function enter(field: HTMLInputElement, value: string, type: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
