import { readSvg } from '../markdown/evaluate/svgComponent.ts';

/** An SVG that code imports becomes a component, as with svgr. */
export function toSvgModule(source: string): string {
  const { attributes, inner } = readSvg(source);
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `const attributes = ${JSON.stringify(attributes)};`,
    `const html = { __html: ${JSON.stringify(inner)} };`,
    `export default function Svg({ title, children, ...props }) {`,
    `  return jsx('svg', { ...attributes, ...props, dangerouslySetInnerHTML: html });`,
    `}`,
    `export { Svg as ReactComponent };`,
  ].join('\n');
}
