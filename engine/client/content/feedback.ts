/**
 * Sends the reader's answer about a page without leaving the page. Inlined in documents of sites that configure an
 * address for it. Without JavaScript the browser sends the form.
 */
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('.oc-feedback')) return;
  event.preventDefault();
  if (!form.ariaBusy) void send(form, event.submitter);
});

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  form.ariaBusy = 'true';
  const body = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
  const isSent = await fetch(form.action, { method: 'POST', body, credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  form.ariaBusy = null;
  const status = form.querySelector<HTMLElement>('[role=status]')!;
  status.textContent = isSent ? form.dataset.thanks! : form.dataset.failed!;
  if (!isSent) return;
  form.querySelector('fieldset')!.hidden = true;
  // The button that had the focus is gone.
  status.focus();
}
