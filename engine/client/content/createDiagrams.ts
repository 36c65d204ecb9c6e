/** Diagrams that the browser has to draw: `<pre class="mermaid">` with their source, which stays if drawing fails. */
import type { Translate } from '../../shared/createTranslate.ts';
import type { DiagramData } from '../../shared/siteData.ts';
import { loadScript } from '../browser/loadScript.ts';

export interface Diagrams {
  /** Draws the diagrams of the page as they come near. */
  settle(): void;
}

interface Drawing {
  text: HTMLElement;
  figure: HTMLElement;
  /** Removes its style sheet. */
  dispose?: () => void;
}

/** A diagram is drawn when it is this close to the viewport. */
const NEAR = '600px';

/** `address` is the URL of the drawing script; without it, diagrams stay text. */
export function createDiagrams(
  root: Document,
  t: Translate,
  address: string | undefined,
  site: DiagramData | undefined,
): Diagrams {
  let drawings: Drawing[] = [];
  let script: Promise<void> | undefined;
  // One after another, because Mermaid has global state.
  let last: Promise<void> = Promise.resolve();
  let watch: IntersectionObserver | undefined;

  // Mermaid computes colours, so each colour mode needs its own drawing.
  new MutationObserver(() => drawings.forEach(redraw)).observe(root.documentElement, {
    attributeFilter: ['data-theme'],
  });

  return {
    settle() {
      for (const { text, dispose } of drawings) if (!text.isConnected) dispose?.();
      drawings = drawings.filter(({ text }) => text.isConnected);
      watch?.disconnect();
      const texts = root.querySelectorAll<HTMLElement>('pre.mermaid:not([hidden])');
      if (address === undefined || texts.length === 0) return;
      watch = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            watch?.unobserve(target);
            start(target as HTMLElement, address);
          }
        },
        { rootMargin: NEAR },
      );
      for (const text of texts) watch.observe(text);
    },
  };

  function start(text: HTMLElement, address: string): void {
    const figure = root.createElement('div');
    figure.className = 'docusaurus-mermaid-container container_lyt7 oc-mermaid-drawing';
    const drawing = { text, figure };
    script ??= new Promise((done) => loadScript(address, done));
    void script.then(() => redraw(drawing));
    drawings.push(drawing);
  }

  function redraw(drawing: Drawing): void {
    last = last.then(() => draw(drawing));
  }

  async function draw(drawing: Drawing): Promise<void> {
    const { text, figure } = drawing;
    if (!text.isConnected || !octavo.drawDiagram) return;
    const source = text.textContent;
    try {
      const dispose = await octavo.drawDiagram(source, figure, site);
      drawing.dispose?.();
      drawing.dispose = dispose;
      figure.role = 'img';
      figure.ariaLabel = t('Diagram: {type}', { type: source.trim().split('\n', 1)[0]! });
      text.before(figure);
      text.hidden = true;
    } catch (error) {
      // The text stays readable.
      console.warn('Octavo: a diagram cannot be drawn.', error);
    }
  }
}
