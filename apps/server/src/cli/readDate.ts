/** The time of a date on the command line; one without a time is midnight UTC. @throws Error for anything else */
export function readDate(text: string): Date {
  const date = new Date(text);
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(date.getTime()) || !isDay(day)) throw new Error(`"${text}" is no date.`);
  return date;
}

/** Whether a text is a day as 2026-11-30. JavaScript reads 31 November as 1 December. */
export function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
