/** The beginning of an ISO day, `yyyy-mm-dd`, in the time zone of the browser, which calendars reckon in. */
export function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The ISO day of a date in the time zone of the browser. */
export function isoOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
}
