import { has } from '../browser/attributes.ts';
import { ACTIVE_LINK } from './activeLink.ts';

/**
 * Before any scrolling, the first section counts as being read if it begins in the upper half of the screen. All
 * headings have this class, except the page's title.
 */
const top = document.querySelector('.anchor')?.getBoundingClientRect().top;
if (!has('ocLive') && top! < innerHeight / 2) document.querySelector('.toc-highlight')?.classList.add(ACTIVE_LINK);
