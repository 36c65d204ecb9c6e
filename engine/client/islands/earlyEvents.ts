/**
 * Inlined in documents with islands, and loaded with the app if other pages have some: records a reader's actions in an
 * island that is not live yet, and repeats them when it is. The first click counts, however slow the connection.
 */
import { ISLAND_MARK } from '../../shared/ranges.ts';
import { rangeAround } from './rangeAround.ts';

octavo.rangeAround = rangeAround;
if (!octavo.early) {
  octavo.early = [];
  for (const type of ['click', 'input', 'change', 'keydown']) addEventListener(type, keep, true);
}

function keep(event: Event): void {
  const { type } = event;
  const target = event.target as HTMLInputElement;
  const island = event.isTrusted && rangeAround(target, ISLAND_MARK);
  if (!island || octavo.islands?.reach(island)) return;
  const repeat = (act: (target: HTMLInputElement) => unknown) => octavo.early!.push([target, act]);
  if (type === 'keydown') {
    repeat((field) => field.dispatchEvent(new KeyboardEvent(type, event)));
  } else if (type !== 'click') {
    const { value } = target;
    repeat((field) => enter(field, value, type));
  } else if (!target.closest('a[href],summary')) {
    // Otherwise a box would be ticked now and unticked by the repeated click, and a form would be sent.
    event.preventDefault();
    repeat((found) => found.click());
  }
}

/** React compares with the value last set through the element, so it would overlook this one. */
function enter(field: HTMLInputElement, value: string, type: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
