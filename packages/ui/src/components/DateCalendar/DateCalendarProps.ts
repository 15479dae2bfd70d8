import type { TextTemplate } from '../../format/fillTemplate.ts';

export interface DateCalendarProps {
  /** Days that cannot be chosen besides those before `min` and after `max` of the field, ISO: holidays. */
  disabledDays?: readonly string[];
  /** Days of the week that cannot be chosen: 0 is Sunday, 6 is Saturday. */
  disabledWeekdays?: readonly number[];
  /** The day that weeks begin with: 0, Sunday, by default. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** What the calendar says besides months and days. */
  texts: DateCalendarTexts;
}

export interface DateCalendarTexts {
  /** Shows for a moment at the first opening: "Loading the calendar" */
  loading: string;
  /** Names of the arrows and of the two lists: "Previous month", "Next month", "Month", "Year" */
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** The name of today: "Today, {day}" */
  today: TextTemplate<[day: string]>;
  /** The name of the day in the field: "{day}, chosen" */
  chosen: TextTemplate<[day: string]>;
}
