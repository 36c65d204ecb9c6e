import { PAGE_EVENT } from '../../shared/events.ts';
import { nameOf, ownWidth, type Picture } from './picture.ts';

const STEP = 1.25;
/** The limits of the size, as multiples of the width at which the picture opens. */
const LIMITS = { min: 0.25, max: 8 };

/** Shows a copy of a picture in a dialog that scrolls. `+`, `-` and `0` change its size, as does a pinch. */
export function openLarge(picture: Picture): void {
  const { translate: t } = octavo.shell![1];
  const dialog = document.createElement('dialog');
  dialog.className = 'oc-zoom';
  dialog.ariaLabel = nameOf(picture);
  const close = document.createElement('button');
  close.className = 'clean-btn oc-zoom-close';
  close.type = 'button';
  close.ariaLabel = t('Close');
  close.textContent = '✕';
  const view = document.createElement('div');
  view.className = 'oc-zoom-view';
  view.tabIndex = 0;
  const copy = toCopy(picture);
  view.append(copy.box);
  dialog.append(view, close);
  document.body.append(dialog);
  dialog.showModal();
  view.focus();

  const shown = picture.getBoundingClientRect().width;
  // At least as large as on the page, and otherwise at most its own size.
  const start = Math.max(shown, Math.min(ownWidth(picture), view.clientWidth));
  let scale = 1;
  /** The point below `x`, `y` stays where it is. */
  const resize = (to: number, x = view.clientWidth / 2, y = view.clientHeight / 2): void => {
    const next = Math.min(LIMITS.max, Math.max(LIMITS.min, to));
    const [left, top] = [view.scrollLeft + x, view.scrollTop + y];
    copy.picture.style.width = `${start * next}px`;
    view.scrollTo((left * next) / scale - x, (top * next) / scale - y);
    scale = next;
  };
  resize(1);

  close.addEventListener('click', () => dialog.close());
  view.addEventListener('click', ({ target }) => target === view && dialog.close());
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') resize(scale * STEP);
    if (key === '-') resize(scale / STEP);
    if (key === '0') resize(1);
  });
  // On a touchpad a pinch is a wheel with this key.
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      resize(scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );
  const closeWithPage = () => dialog.close();
  document.addEventListener(PAGE_EVENT, closeWithPage);
  dialog.addEventListener('close', () => {
    document.removeEventListener(PAGE_EVENT, closeWithPage);
    dialog.remove();
  });
}

/** The style of a diagram depends on the class names of its container. */
function toCopy(picture: Picture): { box: Element; picture: Picture } {
  const copy = picture.cloneNode(true) as Picture;
  for (const name of ['data-oc-zoom', 'role', 'tabindex', 'aria-haspopup', 'width', 'height'])
    copy.removeAttribute(name);
  if (copy instanceof HTMLImageElement) return { box: copy, picture: copy };
  copy.role = 'img';
  const box = picture.parentElement!.cloneNode(false) as Element;
  box.append(copy);
  return { box, picture: copy };
}
