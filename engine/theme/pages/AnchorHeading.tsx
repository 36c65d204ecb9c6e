import { usePageContext } from './PageContext.ts';

/** A heading of a list, with a link to itself, as headings of articles have it. `level`: its rank, where the element says otherwise. */
export function AnchorHeading({ as: As, level, text }: { as: 'h2' | 'h3'; level?: 2; text: string }) {
  const { site, t } = usePageContext();
  const label = t('Direct link to {heading}', { heading: text });
  const below = site.navbar.hideOnScroll ? 'anchorWithHideOnScrollNavbar_WYt5' : 'anchorWithStickyNavbar_LWe7';
  return (
    <As className={`anchor ${below}`} id={text} aria-level={level}>
      {text}
      <a href={`#${encodeURIComponent(text)}`} className="hash-link" aria-label={label}>
        {'\u200B'}
      </a>
    </As>
  );
}
