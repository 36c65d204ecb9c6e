import { tokensOf } from './tokensOf.ts';

interface EditorInput {
  /** The highlighted code. */
  shown: HTMLElement;
  label: string;
  /** How to leave the field with the keyboard. */
  hint: string;
  onChange(code: string): void;
}

/** Puts a field over highlighted code. Its text is transparent: readers see the code below it, and type into the field. */
export function createEditor({ shown, label, hint, onChange }: EditorInput): HTMLTextAreaElement {
  const lines = [...shown.querySelectorAll<HTMLElement>('.token-line')];
  const known = new Map(lines.map((line) => [textOf(line), line.innerHTML]));
  const field = document.createElement('textarea');
  field.value = lines.map(textOf).join('\n');
  field.rows = 1;
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.autocomplete = 'off';
  field.ariaLabel = label;
  field.setAttribute('aria-description', hint);
  field.dir = 'ltr';
  shown.ariaHidden = 'true';
  shown.removeAttribute('tabindex');
  shown.after(field);

  let mayLeave = false;
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'Tab' && !event.shiftKey && !mayLeave && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      // Unlike a new value it can be undone.
      document.execCommand('insertText', false, '  ');
    }
    if (key !== 'Shift') mayLeave = key === 'Escape';
  });
  field.addEventListener('blur', () => (mayLeave = false));
  field.addEventListener('input', () => {
    shown.replaceChildren(...field.value.split('\n').map(toLine));
    onChange(field.value);
  });
  return field;

  function toLine(text: string): HTMLElement {
    const line = document.createElement('span');
    line.className = 'token-line';
    const html = known.get(text);
    // The page's own HTML.
    if (html !== undefined) line.innerHTML = html;
    else line.append(...tokensOf(text).map(toToken), '\n');
    return line;
  }
}

function textOf(line: HTMLElement): string {
  return (line.textContent ?? '').replace(/\n$/, '');
}

function toToken([type, text]: ReturnType<typeof tokensOf>[number]): Node | string {
  if (type === undefined) return text;
  const token = document.createElement('span');
  token.className = `token ${type}`;
  token.textContent = text;
  return token;
}
