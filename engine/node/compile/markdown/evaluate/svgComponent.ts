import { scanHtml } from '../../../../shared/html/scanHtml.ts';
import type { MdxRuntime } from '../../../../shared/renderer.ts';
import { decodeEntities } from '../output/entities.ts';

/** `import Logo from './logo.svg'` is a component that draws the file inline. As a string it is the file's address. */
export function createSvgComponent(source: string, address: string, runtime: MdxRuntime): unknown {
  const { attributes, inner } = readSvg(source);
  const jsx = runtime.jsx.jsx as (type: unknown, props: object) => unknown;
  const Svg = (props: object) =>
    jsx('svg', { ...attributes, ...props, dangerouslySetInnerHTML: { __html: inner }, children: undefined });
  return Object.assign(Svg, { toString: () => address });
}

export function readSvg(source: string): { attributes: Record<string, string>; inner: string } {
  const found = { attributes: {} as Record<string, string>, start: -1, end: -1 };
  scanHtml(source, decodeEntities, {
    text() {},
    open(tag, attributes, _start, end) {
      if (tag !== 'svg' || found.start >= 0) return;
      found.start = end;
      for (const [name, value] of attributes) if (name !== 'style') found.attributes[toReactName(name)] = value;
    },
    close(tag, start) {
      if (tag === 'svg') found.end = start;
    },
  });
  return { attributes: found.attributes, inner: found.start < 0 ? '' : source.slice(found.start, found.end) };
}

/** `class` → `className`, `viewbox` → `viewBox`, `fill-rule` → `fillRule`. */
function toReactName(name: string): string {
  if (name === 'class') return 'className';
  if (name === 'viewbox') return 'viewBox';
  if (name === 'preserveaspectratio') return 'preserveAspectRatio';
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}
