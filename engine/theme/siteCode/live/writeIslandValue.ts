import { Fragment, isValidElement, type ReactElement } from 'react';
import { DATE, ELEMENT, EXPORT, isTagged, OBJECT, POST, SLOT, type Post } from '../../../shared/island.ts';

export interface IslandWriter {
  /** `module#export` of a function or component; undefined if no module exports it. */
  nameOf(value: unknown): string | undefined;
  /** The data of a post, if the value is the component with the text of that post. */
  postOf(value: unknown): Post | undefined;
  /** The number of a slot with this content. */
  slot(content: unknown): number;
  /** The plain element that one of the theme's components for Markdown renders; any other element unchanged. */
  toPlain(element: ReactElement<Record<string, unknown>>): ReactElement<Record<string, unknown>>;
}

/** A property that cannot be sent to the browser. */
export class UnsendableError extends Error {}

/**
 * Properties as JSON, see `shared/island.ts`. Children become a slot, unless `inspectsChildren` is set or they are a text or
 * a function.
 */
export function writeIslandProps(
  props: Record<string, unknown>,
  writer: IslandWriter,
  inspectsChildren: boolean,
): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    const isSlot = name === 'children' && !inspectsChildren && !isText(value) && typeof value !== 'function';
    written[name] = isSlot ? { [SLOT]: writer.slot(value) } : write(value, writer, name);
  }
  return written;
}

function write(value: unknown, writer: IslandWriter, path: string): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return value;
    case 'number':
      if (Number.isFinite(value)) return value;
      break;
    case 'function': {
      const name = writer.nameOf(value);
      if (name !== undefined) return { [EXPORT]: name };
      const post = writer.postOf(value);
      if (post) return { [POST]: write(post, writer, path) };
      break;
    }
    case 'object':
      if (value === null) return null;
      return writeObject(value, writer, path);
  }
  throw new UnsendableError(`\`${path}\` is ${describe(value)}`);
}

function writeObject(value: object, writer: IslandWriter, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => write(item, writer, `${path}[${index}]`) ?? null);
  if (isValidElement<Record<string, unknown>>(value)) return writeElement(value, writer, path);
  if (value instanceof Date) return { [DATE]: value.getTime() };
  const name = writer.nameOf(value);
  if (name !== undefined) return { [EXPORT]: name };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new UnsendableError(`\`${path}\` is ${describe(value)}`);
  }
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => [key, write(item, writer, `${path}.${key}`)]);
  const written = Object.fromEntries(entries) as object;
  return isTagged(value) ? { [OBJECT]: written } : written;
}

function writeElement(element: ReactElement<Record<string, unknown>>, writer: IslandWriter, path: string) {
  const { type, props } = writer.toPlain(element);
  const { key } = element;
  const name = type === Fragment ? '' : typeof type === 'string' ? type : writer.nameOf(type);
  // A value without a name in the browser is sent as HTML. Rendering the component with it shows whether that works.
  if (name === undefined) return { [SLOT]: writer.slot(element) };
  const written = Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([prop, value]) => [prop, write(value, writer, `${path}.${prop}`)]),
  );
  return { [ELEMENT]: key === null ? [name, written] : [name, written, key] };
}

function isText(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return `a ${value.constructor?.name ?? 'special object'}`;
  return `a ${typeof value}`;
}
