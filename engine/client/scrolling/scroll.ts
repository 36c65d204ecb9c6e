/** Elements that scrolling shows and hides: the back-to-top button, and the navbar if the site configures it. */
export interface ScrollPosition {
  top: number;
  viewportHeight: number;
  documentHeight: number;
}

export interface ScrollState {
  top: number;
  /** The position changed by a jump (a hash, a new page), not by the reader's scrolling. */
  jumped: boolean;
  backToTop: boolean;
  navbarHidden: boolean;
}

const BACK_TO_TOP_FROM = 300;
/** Closer to the top than this, about its own height, the navbar never hides. */
const NAVBAR_HIDES_FROM = 64;

export const initialScroll: ScrollState = { top: 0, jumped: false, backToTop: false, navbarHidden: false };

export function reduceScroll(state: ScrollState, position: ScrollPosition): ScrollState {
  const { top, viewportHeight, documentHeight } = position;
  if (state.jumped) return { ...initialScroll, top };
  if (top === state.top) return state;
  const isUp = top < state.top;
  // At the end of a page, a bounce scrolls up a little.
  const isAtEnd = top + viewportHeight >= documentHeight;
  return {
    top,
    jumped: false,
    backToTop: isUp && !isAtEnd && top >= BACK_TO_TOP_FROM,
    navbarHidden: top >= NAVBAR_HIDES_FROM && (isUp && !isAtEnd ? false : !isUp || state.navbarHidden),
  };
}

export function jumpScroll(state: ScrollState): ScrollState {
  return { ...initialScroll, top: state.top, jumped: true };
}
