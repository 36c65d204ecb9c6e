/**
 * Draws the diagrams that the build could not draw. A separate script, because it is larger than everything else
 * together. Only pages with such a diagram load it.
 */
import mermaid, { type MermaidConfig } from 'mermaid';
import type { DiagramData } from '../../shared/siteData.ts';
import { setHtml, withAllowedStyles } from './mermaid/allowedStyles.ts';
import { readPalette } from './mermaid/readPalette.ts';

let count = 0;

/** Draws one diagram in the current colours, in place of the content of `target`. Throws Mermaid's own error. */
octavo.drawDiagram = async (text, target, site) => {
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    ...(site ? siteOptions(site) : ownOptions()),
  });
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const dispose = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  try {
    const { svg } = await withAllowedStyles(
      (css) => sheet.replaceSync(css),
      () => mermaid.render(`oc-diagram-${++count}`, text),
    );
    setHtml(target, svg);
    return dispose;
  } catch (error) {
    dispose();
    throw error;
  }
};

function ownOptions(): MermaidConfig {
  return {
    securityLevel: 'strict',
    htmlLabels: false,
    theme: 'base',
    themeVariables: readPalette(document.documentElement),
  };
}

function siteOptions({ theme, options }: DiagramData): MermaidConfig {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  // The policy forbids the frames of a sandbox.
  const isSandboxed = options['securityLevel'] === 'sandbox';
  return { ...options, ...(isSandboxed && { securityLevel: 'strict' }), theme: theme[mode] as MermaidConfig['theme'] };
}
