/**
 * How often a word occurs in the fields of one record, packed into one number: sixteen bits for the text, eight for
 * each other field. Higher counts carry no more information.
 */
import { FIELDS, type Field } from '../fields.ts';

/** The text is lowest, because most words occur nowhere else. */
const UNIT: Record<Field, number> = {
  content: 1,
  heading: 2 ** 16,
  title: 2 ** 24,
  description: 2 ** 32,
  keywords: 2 ** 40,
};
const MAX: Record<Field, number> = { content: 65_535, heading: 255, title: 255, description: 255, keywords: 255 };

/** `packed` with one more in `field`. */
export function addFrequency(packed: number, field: Field): number {
  // The usual case: a word that occurs in the text only.
  if (field === 'content' && packed < MAX.content) return packed + 1;
  return frequencyOf(packed, field) < MAX[field] ? packed + UNIT[field] : packed;
}

export function frequencyOf(packed: number, field: Field): number {
  return Math.floor(packed / UNIT[field]) % (MAX[field] + 1);
}

/** Whether the word occurs in the text only; then the packed number is its frequency. */
export function isTextOnly(packed: number): boolean {
  return packed <= MAX.content;
}

/** Frequencies in all fields, in the order of `FIELDS`. */
export function unpackFrequencies(packed: number): number[] {
  return FIELDS.map((field) => frequencyOf(packed, field));
}
