/** The theme's colours, as Mermaid names them. It computes with them, so they must be values and not variables. */
export function readPalette(root: HTMLElement): Record<string, string | boolean> {
  const probe = document.createElement('span');
  root.append(probe);
  const color = (value: string): string => {
    probe.style.color = value;
    return toHex(getComputedStyle(probe).color);
  };
  const font = getComputedStyle(document.body).fontFamily;
  const palette = {
    darkMode: root.dataset.theme === 'dark',
    background: color('var(--oc-bg)'),
    primaryColor: color('var(--oc-accent-soft)'),
    primaryBorderColor: color('var(--oc-accent)'),
    primaryTextColor: color('var(--oc-text)'),
    secondaryColor: color('var(--oc-surface)'),
    tertiaryColor: color('var(--oc-surface)'),
    noteBkgColor: color('var(--oc-mark)'),
    noteTextColor: color('var(--oc-text)'),
    lineColor: color('var(--oc-muted)'),
    textColor: color('var(--oc-text)'),
    fontFamily: font,
  };
  probe.remove();
  return palette;
}

/** `rgb(1 2 3)` or `color(srgb 0.1 0.2 0.3)` → `#010203`. */
function toHex(color: string): string {
  const isUnit = color.startsWith('color(');
  const parts =
    color
      .match(/[\d.]+(?:e-?\d+)?/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return `#${parts
    .map((part) =>
      Math.round(isUnit ? part * 255 : part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
