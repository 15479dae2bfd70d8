import { Calendar } from 'lucide';
import { lazy, Suspense, use } from 'react';
import { DayPickingContext } from '../DateField/DayPicking.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './DateCalendar.css.ts';
import type { DateCalendarProps } from './DateCalendarProps.ts';

export type { DateCalendarProps, DateCalendarTexts } from './DateCalendarProps.ts';

/** Most fields are typed in: what draws the months is loaded when somebody opens them. */
const Months = lazy(async () => ({ default: (await import('./Months.tsx')).Months }));

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
