/** How banks write a day. */
export const dateFormats = [
  'dd/mm/yyyy',
  'dd-mm-yyyy',
  'yyyy-mm-dd',
  'yyyymmdd',
  'ddmmyyyy',
  'ddmmyy',
  'dd-mmm-yyyy',
] as const;

type DateFormat = (typeof dateFormats)[number];

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** A day as a bank wants it. @param day `2026-11-26` */
export function formatDay(day: string, format: DateFormat = 'dd/mm/yyyy'): string {
  const [yyyy = '', mm = '', dd = ''] = day.split('-');
  const parts: Record<string, string> = { yyyy, yy: yyyy.slice(2), mmm: MONTHS[Number(mm) - 1] ?? '', mm, dd };
  return format.replace(/yyyy|yy|mmm|mm|dd/g, (part) => parts[part] ?? '');
}
