import type { Box, Region, Run, Shown } from './types.ts';

/**
 * Collects what a page shows now. It runs inside the page, so everything it needs is inside the function. A run is a
 * text node, as `Node.textContent` has it; a `pre` is one run.
 */
export function collectShown(): Shown {
  const HIDDEN_KINDS = 'script,style,noscript,template,svg';
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false });
  /** An element whose content is skipped, as a panel that is hidden until found, counts as visible itself. */
  const isContentVisible = (element: Element): boolean =>
    isVisible(element) && getComputedStyle(element).contentVisibility !== 'hidden';
  const isClear = (color: string): boolean => color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
  const isOnScreen = (box: DOMRect): boolean => box.right >= 0 && box.left <= innerWidth;

  function regionOf(element: Element): Region {
    const isIn = (selector: string): boolean => element.closest(selector) !== null;
    if (isIn('footer') && !isIn('article')) return 'footer';
    if (isIn('[class*=navbar],header[role=banner]') && !isIn('main,aside')) return 'navbar';
    if (isIn('aside') || isIn('[class*=sidebar i]')) return 'sidebar';
    if (isIn('[class*=table-of-contents],[class*=tableOfContents],nav[class*=toc]')) return 'toc';
    return isIn('main') ? 'main' : 'other';
  }

  function toPlace(box: DOMRect): Pick<Box, 'x' | 'y' | 'w' | 'h'> {
    const [x, y] = [Math.round(box.left), Math.round(box.top + scrollY)];
    return { x, y, w: Math.round(box.width), h: Math.round(box.height) };
  }

  function toType(element: Element): Pick<Run, 'size' | 'weight' | 'color' | 'family'> {
    const { fontSize, fontWeight, color, fontFamily } = getComputedStyle(element);
    const [family = ''] = fontFamily.split(',');
    return {
      size: parseFloat(fontSize),
      weight: Number(fontWeight),
      color,
      family: family.replace(/["']/g, '').toLowerCase(),
    };
  }

  function collectText(): Run[] {
    const runs: Run[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
      if (!element || text === '' || element.closest(`pre,${HIDDEN_KINDS}`) || !isContentVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box] = range.getClientRects();
      if (!box || box.width < 2 || box.height < 2 || !isOnScreen(box)) continue;
      runs.push({ text, region: regionOf(element), ...toPlace(box), ...toType(element) });
    }
    return runs;
  }

  function collectCode(): Run[] {
    return [...document.querySelectorAll('pre')].flatMap((pre) => {
      const box = pre.getBoundingClientRect();
      if (pre.closest(HIDDEN_KINDS) || !isVisible(pre) || box.width < 2) return [];
      const [chars, colors]: [string[], string[]] = [[], []];
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('button')) continue;
        const { color } = getComputedStyle(element);
        for (const char of node.textContent ?? '') {
          if (!/\S/.test(char)) continue;
          chars.push(char);
          colors.push(color);
        }
      }
      const type = toType(pre.querySelector('code') ?? pre);
      const text = chars.join('');
      return [
        { text: `pre ${text}`, region: 'main' as const, ...toPlace(box), ...type, chars: text, colors },
      ] satisfies Run[];
    });
  }

  /** The background of an element, if it differs from the one below. */
  function groundOf(element: Element, color: string): string {
    if (isClear(color)) return '';
    for (let below = element.parentElement; below; below = below.parentElement) {
      const ground = getComputedStyle(below).backgroundColor;
      if (!isClear(ground)) return ground === color ? '' : color;
    }
    return color;
  }

  function sidesOf(style: CSSStyleDeclaration): string {
    return ['top', 'right', 'bottom', 'left']
      .map((side) => {
        const of = (what: string): string => style.getPropertyValue(`border-${side}-${what}`);
        return parseFloat(of('width')) > 0 && of('style') !== 'none' && !isClear(of('color')) ? '1' : '0';
      })
      .join('');
  }

  function collectBoxes(): Box[] {
    const boxes: Box[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(HIDDEN_KINDS) || !isVisible(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 8 || box.height < 1 || !isOnScreen(box)) continue;
      const style = getComputedStyle(element);
      const [ground, sides] = [groundOf(element, style.backgroundColor), sidesOf(style)];
      const isPicture = /^(?:img|video|canvas|iframe)$/i.test(element.tagName);
      if (ground === '' && sides === '0000' && style.backgroundImage === 'none' && !isPicture) continue;
      const name = [element.tagName.toLowerCase(), ...element.classList].join('.').slice(0, 60);
      boxes.push({ region: regionOf(element), ...toPlace(box), ground, sides, isPicture, element: name });
    }
    return boxes;
  }

  return { runs: [...collectText(), ...collectCode()], boxes: collectBoxes() };
}
