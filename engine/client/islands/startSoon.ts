/**
 * Inlined where a component acts without the reader. Its HTML is already shown, so its scripts wait until the page and
 * its pictures have loaded and a frame with them was drawn.
 */
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(octavo.start!)));
