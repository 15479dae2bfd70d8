const YEARS = 18;
const kolkataDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** @param birthDate `yyyy-mm-dd`; counted in India's calendar */
export function isAdult(birthDate: string, now: Date): boolean {
  const [year = '', month = '', day = ''] = kolkataDate.format(now).split('-');
  // dates in this form sort as text; a person born on 29 February is of age on 1 March
  return birthDate <= `${Number(year) - YEARS}-${month}-${day}`;
}
