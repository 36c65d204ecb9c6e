/** Midnight UTC of a day; nothing for a day that is not in the calendar, such as the 31st of April. */
export function toDay(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** The day a text begins with, `2025-01-31` or `2025/1/31`; `undefined` if it names none, `null` if there is no such day. */
export function leadingDay(text: string): Date | null | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return toDay(Number(year), Number(month), Number(day)) ?? null;
}
