/**
 * Inlined where a component does something by itself. Its HTML is there already, so its scripts wait until the page and its
 * pictures are there and a frame with them was drawn.
 */
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(octavo.start!)));
