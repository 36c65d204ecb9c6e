/** Attributes with their values; undefined ones are omitted. */
export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, content = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? round(value) : escape(value).replace(/"/g, '&quot;')}"`;
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
}

/** Elements under one class, so that common attributes are written once. */
export function layer(className: string, content: string): string {
  return content === '' ? '' : element('g', { class: className }, content);
}

/** The content, moved. */
export function move(content: string, x: number, y: number): string {
  return element('g', { transform: draw`translate(${x} ${y})` }, content);
}

/** Whole units: nobody sees the difference, and it is half the text. */
export function round(value: number): number {
  return Math.round(value) + 0;
}

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function rect(x: number, y: number, width: number, height: number, rx?: number, className?: string): string {
  return element('rect', { class: className, x, y, width, height, rx });
}

export function circle(cx: number, cy: number, r: number, className?: string): string {
  return element('circle', { class: className, cx, cy, r });
}

export function path(d: string, className?: string): string {
  return element('path', { class: className, d });
}

/** `M`, `L` and so on with rounded coordinates: ``draw`M${x} ${y}h${w}z` ``. */
export function draw(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? 0;
    return text + round(value) + part;
  });
}
