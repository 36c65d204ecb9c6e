import { formatPlace, type DevPlace, type DevProblem, type DevProblems } from '../../shared/devProblems.ts';
import { panelStyle } from './panelStyle.ts';
import type { ServerLink } from './serverLink.ts';
import { watchPolicy } from './watchPolicy.ts';

/** Shows problems at the edge of the window: those of the page, and the first of the others with their number. */
export interface Panel {
  /** Requests the problems again. */
  update(): void;
  /** Call this when another page is shown: forgets the old page's blocked requests and requests the new page's problems. */
  updatePage(): void;
  /** Turns an element that names a place into a button. */
  addButton(element: HTMLElement): void;
}

/** Remembers, for this tab, which problems of a page the author has seen and closed. */
const CLOSED_KEY = 'octavo.problems.closed';

export function createPanel(server: ServerLink): Panel {
  const host = document.createElement('octavo-problems');
  const shadow = host.attachShadow({ mode: 'open' });
  // Every policy allows constructed style sheets, and the site's styles do not apply here.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyle);
  shadow.adoptedStyleSheets = [sheet];

  const list = make('div', { id: 'list', tabIndex: -1 });
  const summary = make('button', { type: 'button', className: 'summary' });
  summary.setAttribute('aria-controls', 'list');
  const status = make('p', { className: 'status' });
  status.setAttribute('role', 'status');
  const panel = make('section', {}, summary, list, status);
  panel.setAttribute('aria-label', 'Problems of this site');
  shadow.append(panel);

  let shown = '';
  let lastRequest = 0;
  let key = '';
  let latest: DevProblems | undefined;
  let policyId: string | undefined;
  const policy = watchPolicy(() => {
    if (latest) show(latest);
  });

  const isOpen = () => summary.getAttribute('aria-expanded') === 'true';
  function setOpen(open: boolean): void {
    summary.setAttribute('aria-expanded', String(open));
    list.hidden = !open;
  }
  setOpen(false);
  summary.addEventListener('click', () => {
    setOpen(!isOpen());
    if (!isOpen()) sessionStorage.setItem(CLOSED_KEY, key);
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    event.stopPropagation();
    summary.focus();
    summary.click();
  });
  const followTheme = () => (host.dataset.theme = document.documentElement.dataset.theme ?? '');
  new MutationObserver(followTheme).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  followTheme();

  function show(answer: DevProblems): void {
    const blocked = policy.problems();
    // The author may have allowed the blocked requests by now. A document keeps the policy that it loaded with, so only a
    // reload can tell.
    if (blocked.length > 0 && answer.policyId !== (policyId ??= answer.policyId)) return location.reload();
    policyId ??= answer.policyId;
    latest = answer;
    const found = { ...answer, page: [...answer.page, ...blocked] };
    const { page, others, otherCount, isChecking } = found;
    if (page.length + otherCount === 0) {
      host.remove();
      shown = '';
      return;
    }
    const now = JSON.stringify([page, others, otherCount, isChecking]);
    if (now === shown) return;
    shown = now;
    const focused = toPlaceKey(shadow.activeElement);
    summary.textContent = describe(found);
    panel.className = [...page, ...others].some(({ severity }) => severity === 'error') ? 'error' : 'warning';
    const elsewhere = make(
      'details',
      { open: page.length === 0 },
      make('summary', {}, `Elsewhere (${otherCount})`),
      toList(others),
    );
    elsewhere.addEventListener('toggle', () => {
      if (elsewhere.open && page.length > 0) elsewhere.scrollIntoView();
    });
    if (otherCount > others.length) elsewhere.append(make('p', {}, `and ${otherCount - others.length} more.`));
    list.replaceChildren(
      ...(page.length > 0 ? [make('h2', {}, 'On this page'), toList(page)] : []),
      ...(otherCount > 0 ? [elsewhere] : []),
    );
    key = location.pathname + JSON.stringify(page.map(({ message }) => message));
    const hasNewErrors =
      page.some(({ severity }) => severity === 'error') && sessionStorage.getItem(CLOSED_KEY) !== key;
    if (hasNewErrors) setOpen(true);
    if (!host.isConnected) document.body.append(host);
    if (focused) [...list.querySelectorAll('button')].find((button) => toPlaceKey(button) === focused)?.focus();
  }

  function toList(problems: DevProblem[]): HTMLElement {
    return make('ul', {}, ...problems.map(toItem));
  }

  function toItem(problem: DevProblem): HTMLElement {
    const { severity, message, code } = problem;
    const name = severity === 'error' ? 'Error' : 'Warning';
    const head = make('p', { className: 'head' }, make('strong', {}, name));
    const place = formatPlace(problem);
    const showOutcome = (text: string) => (status.textContent = text);
    if (place) head.append(' ', problem.canOpen ? toButton(problem, showOutcome) : make('code', {}, place));
    return make('li', { className: severity }, head, make('p', { className: 'message' }, `${message}  [${code}]`));
  }

  /** Opens the place; `showOutcome` receives a sentence about the result. */
  function toButton(place: Partial<DevPlace>, showOutcome: (text: string) => void): HTMLElement {
    const { file = '', line, column } = place;
    const button = make('button', { type: 'button', className: 'place', title: 'Open in your editor' });
    button.textContent = formatPlace(place);
    button.addEventListener('click', () => {
      showOutcome('');
      void server.open({ file, line, column }).then(showOutcome);
    });
    return button;
  }

  function update(): void {
    const turn = ++lastRequest;
    void server.loadProblems().then((found) => {
      // The response to a later request may have arrived first.
      if (found && turn === lastRequest) show(found);
    });
  }

  return {
    update,
    updatePage() {
      policy.forget();
      update();
    },
    addButton(element) {
      const place = JSON.parse(element.dataset.ocPlace ?? '{}') as Partial<DevPlace>;
      const answer = make('span', {});
      answer.setAttribute('role', 'status');
      element.replaceChildren(
        toButton(place, (text) => (answer.textContent = ` ${text}`)),
        answer,
      );
    },
  };
}

/** "This page: 2 errors, 1 warning. Elsewhere: 5." */
function describe({ page, otherCount, isChecking }: DevProblems): string {
  const errors = page.filter(({ severity }) => severity === 'error').length;
  const own = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(page.length > errors ? [count(page.length - errors, 'warning')] : []),
  ];
  const sentences = [
    ...(own.length > 0 ? [`This page: ${own.join(', ')}.`] : []),
    ...(otherCount > 0
      ? [own.length > 0 ? `Elsewhere: ${otherCount}.` : `${count(otherCount, 'problem')} elsewhere`]
      : []),
  ];
  return sentences.join(' ') + (isChecking ? ' …' : '');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function toPlaceKey(element: Element | null): string | undefined {
  if (!element?.matches('.place')) return undefined;
  return `${element.textContent} ${element.closest('li')?.textContent}`;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
