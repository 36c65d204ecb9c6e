import type { ComponentProps } from 'react';
import type { SearchPanelProps, SearchResult } from '../../client/index.ts';
import { Segments } from './Segments.tsx';

type IconName = ComponentProps<SearchPanelProps['Icon']>['name'];

const ICONS: Record<SearchResult['type'], IconName> = {
  title: 'page',
  keywords: 'page',
  heading: 'section',
  content: 'text',
};

interface Props extends Pick<SearchPanelProps, 'href' | 'Icon'> {
  id: string;
  result: SearchResult;
  isSelected: boolean;
  onPoint(): void;
}

/** One result: for a screen reader an option of the list, for the mouse a link. */
export function SearchOption({ id, result, isSelected, href, Icon, onPoint }: Props) {
  const { section, title, excerpt, language } = result;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className="oc-search-hit"
      href={href(result.target)}
      onMouseMove={onPoint}
    >
      <Icon name={ICONS[result.type]} />
      <span>
        <b>
          <Segments of={section.length > 0 ? section : title} language={language} />
        </b>
        {/* The line has its height before its text arrives, so nothing moves. */}
        <small>{excerpt === undefined ? '\u00a0' : <Segments of={excerpt} language={language} />}</small>
      </span>
    </a>
  );
}
