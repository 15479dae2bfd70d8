import { Calendar } from 'lucide';
import { lazy, Suspense, use } from 'react';
import type { TextTemplate } from '../../format/fillTemplate.ts';
import { DayPickingContext } from '../DateField/DayPicking.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './DateCalendar.css.ts';

/** Most fields are typed in: what draws the months is loaded when somebody opens them. */
const Months = lazy(async () => ({ default: (await import('./Months.tsx')).Months }));

export interface DateCalendarProps {
  /** Days that cannot be chosen besides those before `min` and after `max` of the field, ISO: holidays. */
  disabledDays?: readonly string[];
  /** Days of the week that cannot be chosen: 0 is Sunday, 6 is Saturday. */
  disabledWeekdays?: readonly number[];
  /** The day that weeks begin with: 0, Sunday, by default. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
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

/** The calendar of a `DateField`, for its prop `calendar`: with days that cannot be chosen. Months and days are in the language of the `LocaleProvider`. */
export function DateCalendar(props: DateCalendarProps) {
  const picking = use(DayPickingContext);
  if (!picking) return null;
  const trigger = <IconButton icon={Calendar} label={picking.label} disabled={picking.disabled} />;
  return (
    <Popover trigger={trigger} label={picking.label} align="end">
      {(close) => (
        <Suspense
          fallback={
            <div className={styles.waiting}>
              <Loading text={props.texts.loading} />
            </div>
          }
        >
          <Months {...props} picking={picking} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
