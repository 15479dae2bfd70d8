/** Said of a birth date that is no day of the calendar. */
export const WRITE_BIRTH_DATE = 'Write a date like 05-11-1998.';

/** Said of a day of an order that is no day of the calendar. */
export const WRITE_DAY = 'Write a date like 12-11-2026.';
