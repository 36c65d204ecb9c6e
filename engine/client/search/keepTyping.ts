/**
 * Remembers what the reader typed before React took over. React would drop that text at its next render; the returned
 * function passes it on as if it were typed now.
 */
export function keepTyping(): () => void {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input[type=search], input[role=combobox]')].flatMap(
    (field) => (field.value === '' ? [] : { field, text: field.value, at: field.selectionStart }),
  );
  const setNatively = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  return () => {
    for (const { field, text, at } of typed) {
      if (!field.isConnected) continue;
      // React reacts to changes of the value it knows: emptied through React's setter, filled with the native one.
      field.value = '';
      setNatively.call(field, text);
      field.setSelectionRange(at, at);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
