import { usePageContext } from './PageContext.ts';

/**
 * A heading of a list, with a link to itself like headings of articles. `level`: its rank, if it differs from the
 * element's.
 */
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
