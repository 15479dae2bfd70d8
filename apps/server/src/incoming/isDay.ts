/** Whether a text is a day as 2026-11-30. JavaScript reads 31 November as 1 December. */
export function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
