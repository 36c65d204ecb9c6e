/** The link that was clicked or hovered, if the router may follow it. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link instanceof HTMLAnchorElement && isRoutable(link) ? link : undefined;
}

/**
 * False for links that do not replace the page (another tab, a download), and for links to another language, which has
 * a separate app.
 */
export function isRoutable(link: Pick<HTMLAnchorElement, 'target' | 'lang' | 'hasAttribute'>): boolean {
  return !link.lang && /^(_self)?$/.test(link.target) && !link.hasAttribute('download');
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** A click that means "go there" and not "open it elsewhere", and that nothing else has handled. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
