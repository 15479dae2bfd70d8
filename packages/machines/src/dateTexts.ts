/** Said of a birth date that is no day of the calendar. */
export const WRITE_BIRTH_DATE = 'Write the date as dd-mm-yyyy, such as 05-11-1998.';

/** Said of a day of an order that is no day of the calendar. */
export const WRITE_DAY = 'Write the date as dd-mm-yyyy, such as 12-11-2026.';
