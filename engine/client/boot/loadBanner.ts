/**
 * Inlined in the home document, after the boot script: reports that the app did not load. On the home path the base URL
 * can be guessed. It has its own style, because with a wrong base URL no style sheet loads either.
 */
import { attributes, has, resolve } from '../browser/attributes.ts';

const STYLE =
  'margin:20px;padding:20px;border:thick solid #d00;background:#ffe6b3;color:#1a1a1a;font-size:1.25rem;white-space:pre-line';

octavo.onFailure = () => {
  // With hash routing the home document serves every page, so only its own address counts as the home path.
  if (has('ocPending')) delete attributes.ocPending;
  else
    isReplaced().then(
      (replaced) => (replaced ? location.reload() : show()),
      // The document cannot be loaded either, so the network is gone. From disk, documents cannot be fetched at all.
      () => location.protocol === 'file:' && show(),
    );
};

/** If the site was updated after this tab was opened, its script is gone and the current document names another one. */
async function isReplaced(): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  const text = await response.text();
  return response.ok && text.includes('data-oc-app="') && !text.includes(attributes.ocApp!);
}

function show(): void {
  const [title = '', ...lines] = attributes.ocBanner!.split('\n');
  const banner = document.createElement('div');
  banner.role = 'alert';
  banner.style.cssText = STYLE;
  const strong = document.createElement('strong');
  strong.textContent = title;
  banner.append(strong, `\n${lines.join('\n')}${resolve('./').pathname}`);
  document.body.prepend(banner);
}
