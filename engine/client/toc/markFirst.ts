import { has } from '../browser/attributes.ts';
import { ACTIVE_LINK } from './activeLink.ts';

/**
 * As long as nothing has been scrolled, the first section counts as the one being read, if it begins on the screen's upper half.
 * Headings have this class, except the page's own.
 */
const top = document.querySelector('.anchor')?.getBoundingClientRect().top;
if (!has('ocLive') && top! < innerHeight / 2) document.querySelector('.toc-highlight')?.classList.add(ACTIVE_LINK);
