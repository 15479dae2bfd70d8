import { ChevronLeft, ChevronRight } from 'lucide';
import { useMemo, useState } from 'react';
import { type CustomComponents, DayPicker, type Matcher } from 'react-day-picker';
import { fillTemplate } from '../../format/fillTemplate.ts';
import type { DayPicking } from '../DateField/DayPicking.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import * as styles from './DateCalendar.css.ts';
import type { DateCalendarProps, DateCalendarTexts } from './DateCalendarProps.ts';
import { dayOf, isoOf } from './isoDays.ts';

interface MonthsProps extends DateCalendarProps {
  picking: DayPicking;
  onClose: () => void;
}

/** Years that can be chosen where the field has no limit: back for a birth date, on for a plan. */
const YEARS = { back: 120, on: 10 };

/** A month of days, with lists of months and years. */
export function Months({ picking, onClose, weekStart = 0, texts, disabledDays = [], disabledWeekdays }: MonthsProps) {
  const { language, direction } = useLocale();
  const words = useMemo(() => wordsOf(language, texts), [language, texts]);
  const { day, min, max } = picking;
  const selected = day ? dayOf(day) : undefined;
  const [today] = useState(() => new Date());
  const year = today.getFullYear();
  const first = min ? dayOf(min) : new Date(year - YEARS.back, 0);
  const last = max ? dayOf(max) : new Date(year + YEARS.on, 11, 31);
  const closed: Matcher[] = [{ before: first }, { after: last }, ...disabledDays.map(dayOf)];
  if (disabledWeekdays) closed.push({ dayOfWeek: [...disabledWeekdays] });
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      dir={direction}
      lang={language}
      weekStartsOn={weekStart}
      selected={selected}
      defaultMonth={clamp(selected ?? today, first, last)}
      startMonth={first}
      endMonth={last}
      disabled={closed}
      onSelect={(date) => {
        picking.onDay(isoOf(date));
        onClose();
      }}
      components={components}
      classNames={classNames}
      {...words}
    />
  );
}

const clamp = (date: Date, first: Date, last: Date) => (date < first ? first : date > last ? last : date);

/** Words of the calendar in a language, by the browser. */
function wordsOf(language: string, texts: DateCalendarTexts) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const month = by({ month: 'long', year: 'numeric' });
  const whole = by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: month,
      formatDay: by({ day: 'numeric' }),
      formatMonthDropdown: by({ month: 'long' }),
      formatYearDropdown: by({ year: 'numeric' }),
      formatWeekdayName: by({ weekday: 'short' }),
    },
    labels: {
      labelGrid: month,
      labelNav: () => texts.month,
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelMonthDropdown: () => texts.month,
      labelYearDropdown: () => texts.year,
      labelWeekday: by({ weekday: 'long' }),
      labelDayButton: (date: Date, is: { today?: boolean; selected?: boolean }) => {
        const day = is.today ? fillTemplate(texts.today, ['day'], whole(date)) : whole(date);
        return is.selected ? fillTemplate(texts.chosen, ['day'], day) : day;
      },
    },
  };
}

/** The arrows of the months; lists are native ones. */
const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} mirrors />,
  Dropdown: ({ options = [], ...dropdown }) => (
    <select {...dropdown} className={styles.select}>
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  ),
};

const classNames = {
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.arrow,
  button_next: styles.arrow,
  month_caption: styles.caption,
  dropdowns: styles.lists,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
};
