/**
 * Inlined where a component does something by itself. Its HTML is there already, so its scripts wait until the page and its
 * pictures are there and painted.
 */
addEventListener('load', () => new PerformanceObserver(octavo.start!).observe({ type: 'paint', buffered: true }));
