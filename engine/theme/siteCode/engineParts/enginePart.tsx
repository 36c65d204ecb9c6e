/** The theme's own parts, as replacements import them: `@theme-original/Footer`, `@theme/DocItem/Content`. */
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { isLayoutPart, LAYOUT_MARK } from '../../../shared/layoutParts.ts';
import { findThemePart, type ThemePart } from '../../../shared/themeParts.ts';
import { useContent } from '../../base/contentContext.ts';
import { LoneCard } from '../../content/DocCardList.tsx';
import { isObserving, unobserved } from '../../base/observe.ts';
import { useComponents } from '../../base/useComponents.ts';
import type { ContentContext } from '../../../shared/renderer.ts';
import type { EnginePart } from './navbarItemModules.ts';
import { createPart, hasOwnData, partKey, toPlain } from '../../base/partKey.ts';
import { SHELL_MODULE } from './otherModules.tsx';
import { showAsHtml } from '../parts/showAsHtml.ts';
import type { TOCInlineProps } from '../../base/contentProps.ts';

/**
 * The HTML of a part is only known when the page is assembled, and is inserted then. Inside live code it stays that
 * HTML.
 */
export function createServerPart(
  name: string,
  renderContent: (node: ReactNode, context: ContentContext) => string,
  Item?: ComponentType,
): EnginePart {
  const part = findThemePart(name) ?? ({} as Partial<ThemePart>);
  const { level, isOfPage, isHydrated, isInContent, showsInside: hasChildren } = part;
  // A part with its own place next to `<main>` is only shown there.
  const isElsewhere = (shown: string) =>
    isOfPage && shown !== name && !part.isNavbarItem && !findThemePart(shown)?.isFrame;
  return function ServerPart({ children, ...given }) {
    const content = useContent();
    const props = hasOwnData(name) ? {} : given;
    // The replacement of a navbar item receives that item; any other item is made from its properties.
    if (Item && (props.isDropdownItem || !findThemePart(content.part?.name)?.isNavbarItem)) return <Item {...props} />;
    if (name === 'TOC' && !content.part) return <ContentToc {...props} renderContent={renderContent} />;
    // The shell is part of the content of a site's own layout.
    if (level === 'shell' && content.part?.name === 'Layout') {
      return isLayoutPart(name) ? createElement(LAYOUT_MARK.tag, { [LAYOUT_MARK.attribute]: name }) : null;
    }
    if (content.part && isElsewhere(content.part.name)) return null;
    if (name === 'DocCard' && content.part?.name !== name) return <LoneCard {...props} />;
    // A part that is the same on all pages is not rendered for one of them.
    if (!content.part && (level !== 'shell' || isOfPage) && !isInContent) {
      content.warn(
        'component-use',
        `The theme shows "${name}" on the pages that it belongs to; here it is left out.`,
        props,
      );
      return children ?? null;
    }
    const toc = part.showsToc ? (given['toc'] as ReactNode) : undefined;
    const request = { name, props: toPlain(props), ...(toc ? { hasToc: true as const } : {}) };
    const inside = hasChildren ? [children, ...(toc ? [toc] : [])] : [];
    const sides = hasChildren
      ? [0, ...inside.map((_, at) => at + 1)].map((side) => content.hole('theme', { ...request, side }))
      : [content.hole('theme', request)];
    if (isHydrated) content.live?.add(SHELL_MODULE, false);
    if (!isObserving()) return <>{sides.flatMap((side, at) => [side, <Fragment key={at}>{inside[at]}</Fragment>])}</>;
    const html = sides.map((side, at) =>
      at < inside.length ? side + unobserved(() => renderContent(inside[at], content)) : side,
    );
    return createPart(partKey(name, props), html.join(''));
  };
}

/** Parts that are usually next to an article, used inside the text. */
function ContentToc({
  renderContent,
  ...props
}: TOCInlineProps & { renderContent: (node: ReactNode, context: ContentContext) => string }) {
  const content = useContent();
  const { TOCInline } = useComponents('content');
  if (!props.toc) {
    content.warn('component-use', '`<TOC>` is given no headings, and is left out. Write `<TOC toc={toc} />`.', props);
    return null;
  }
  return showAsHtml(partKey('TOC', props as Record<string, unknown>), <TOCInline {...props} />, {
    content,
    renderContent,
  });
}
