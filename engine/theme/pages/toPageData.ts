import type { Page } from '../../shared/pageContent.ts';
import type { PageData } from '../../shared/pageData.ts';

/** The browser's data about a page. */
export function toPageData({
  toc: _toc,
  hideToc: _hideToc,
  blockHeights: _blockHeights,
  hasHome: _hasHome,
  sidebar: _sidebar,
  content: _content,
  ...data
}: Page): PageData {
  return data;
}
