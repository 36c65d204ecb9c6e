import { FRESH_ATTRIBUTE, ISLAND_TAG, OF_ATTRIBUTE, PART_ATTRIBUTE, PART_TAG } from '../../shared/island.ts';
import { PREFIX_ATTRIBUTE, PROPS_ATTRIBUTE } from '../../shared/island.ts';
import { END_MARK, ISLAND_MARK, LATER_ATTRIBUTE, PART_MARK } from '../../shared/ranges.ts';

const TAG = new RegExp(`(<\\/?(?:${ISLAND_TAG}|${PART_TAG})(?: [\\w-]+="[^"]*")*>)`);
const SLOT_KEY = /^(\S+) (\d+)$/;
const END = `<!--${END_MARK}-->`;

/**
 * During rendering, live components and the server's HTML inside them have elements around them. In a document these would break child selectors such as `.markdown > h2`, so comments replace them. Hidden parts move to a template
 * at the end.
 */
export function toRanges(html: string): string {
  if (!html.includes(`<${ISLAND_TAG}`) && !html.includes(`<${PART_TAG}`)) return html;
  let later = '';
  /** A stack of outputs: the page first, then each hidden part that encloses the current place. */
  const texts = [''];
  const ends: (() => void)[] = [];
  const write = (text: string) => void (texts[texts.length - 1] += text);
  /** Posts in a list are compiled separately and may have the same prefix, so their content needs different ones. */
  const prefixes = new Map<string, number>();

  html.split(TAG).forEach((piece, index) => {
    if (index % 2 === 0) return write(piece);
    if (piece.startsWith('</')) return ends.pop()?.();
    const attributes = new Map([...piece.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const read = (name: string) => decode(attributes.get(name) ?? '');
    if (piece.startsWith(`<${ISLAND_TAG}`)) {
      const prefix = read(PREFIX_ATTRIBUTE);
      const before = prefixes.get(prefix);
      prefixes.set(prefix, (before ?? -1) + 1);
      const value = [read(OF_ATTRIBUTE), prefix, toSlotPrefix(prefix), Number(attributes.has(FRESH_ATTRIBUTE))];
      write(`<!--${ISLAND_MARK}${toText(value).slice(0, -1)},${escape(read(PROPS_ATTRIBUTE))}]-->`);
      return void ends.push(() => write(END));
    }
    const isHidden = attributes.has('hidden');
    const isMarked = attributes.has(PART_ATTRIBUTE);
    if (isHidden) texts.push('');
    const key = read(PART_ATTRIBUTE).replace(SLOT_KEY, (_, prefix: string, slot) => `${toSlotPrefix(prefix)} ${slot}`);
    if (isMarked) write(`<!--${PART_MARK}${toText(key)}-->`);
    ends.push(() => {
      if (isMarked) write(END);
      if (isHidden) later += texts.pop();
    });
  });
  return texts[0] + (later && `<template ${LATER_ATTRIBUTE}>${later}</template>`);

  function toSlotPrefix(prefix: string): string {
    const before = prefixes.get(prefix);
    return before ? `${prefix}_${before}` : prefix;
  }
}

/** The value as JSON, without characters that could end the comment. */
function toText(value: unknown): string {
  return escape(JSON.stringify(value));
}

function escape(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** React and the theme write no other entities into attributes. */
function decode(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
}
