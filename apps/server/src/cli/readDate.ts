/** The time of a date on the command line; one without a time is midnight UTC. @throws Error for anything else */
export function readDate(text: string): Date {
  const date = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(date.getTime())) throw new Error(`"${text}" is no date.`);
  return date;
}
