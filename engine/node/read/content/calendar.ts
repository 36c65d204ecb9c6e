/**
 * The day a text names, `2025-01-31` or `2025/1/31`, at midnight UTC. The 31st of April is the 1st of May, as it is to
 * JavaScript; a 13th month or a 32nd day is nothing.
 */
export function toDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : undefined;
}
