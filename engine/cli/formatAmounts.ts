/** `1 page`, `2 pages`, `12,345 pages`. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Decimal units, as file managers and browsers show them. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit++;
  }
  return `${unit === 0 || amount >= 99.95 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}

export function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  return `${minutes} min ${Math.round(seconds) % 60} s`;
}
