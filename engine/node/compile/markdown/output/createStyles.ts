import { createHash } from 'node:crypto';
import { markStyleUrls, type UrlHost } from './markUrls.ts';

/**
 * Styles that the author wrote into the content. A strict security policy forbids `style` attributes and elements, so
 * the declarations go into a style sheet, under a class that is named by their content.
 */
export function createStyles(host: UrlHost) {
  const rules = new Map<string, string>();
  let sheet = '';

  return {
    /** Replaces the style attribute (of either name) by a class, and keeps it as `keptName`. True if there was one. */
    takeStyle(attributes: Map<string, string>, ownName: string, keptName?: string): boolean {
      const style = attributes.get('style') ?? attributes.get(ownName);
      if (style === undefined) return false;
      attributes.delete('style');
      attributes.delete(ownName);
      const declarations = markStyleUrls(style.trim().replace(/;$/, ''), host);
      if (declarations === '') return true;
      const name = `s${createHash('sha1').update(declarations).digest('hex').slice(0, 7)}`;
      // An attribute wins over every selector, so the class gets a higher specificity than those of the theme.
      rules.set(name, `.${name}.${name}.${name}{${withoutClosing(declarations)}}`);
      attributes.set('class', `${attributes.get('class') ?? ''} ${name}`.trim());
      if (keptName !== undefined) attributes.set(keptName, declarations);
      return true;
    },
    addSheet(css: string): void {
      sheet += withoutClosing(markStyleUrls(css, host));
    },
    toCss(): string | undefined {
      const css = sheet + [...rules.values()].join('');
      return css === '' ? undefined : css;
    },
  };
}

/** `</style` must not end the element that holds the rules, and a stray brace must not end the rule. */
function withoutClosing(css: string): string {
  return css.replace(/<(?=[/!])/g, '\\3c ');
}
