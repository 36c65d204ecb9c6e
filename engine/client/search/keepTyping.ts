/**
 * Remembers what the reader has typed before React came. React takes the text of a field for its own and would lose
 * it at the next drawing; what is returned tells it, as if it were typed now.
 */
export function keepTyping(): () => void {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input[type=search], input[role=combobox]')].flatMap(
    (field) => (field.value === '' ? [] : { field, text: field.value, at: field.selectionStart }),
  );
  const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  return () => {
    for (const { field, text, at } of typed) {
      if (!field.isConnected) continue;
      // React listens to changes of the value it knows: emptied through React, filled behind its back.
      field.value = '';
      setNatively.call(field, text);
      field.setSelectionRange(at, at);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
