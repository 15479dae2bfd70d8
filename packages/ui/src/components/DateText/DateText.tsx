import { useLocale } from '../LocaleProvider/useLocale.ts';
import { whole } from './DateText.css.ts';

export interface DateTextProps {
  /** ISO 8601 instant. */
  instant: string | null | undefined;
  /** Replaces a missing instant: "N/A" */
  missing: string;
  /** Leaves the time of day out. */
  dayOnly?: boolean;
}

/** An instant in India's time, dd-mm-yyyy hh:mm, unless a LocaleProvider says otherwise. */
export function DateText({ instant, missing, dayOnly = false }: DateTextProps) {
  const { date, dateTime } = useLocale();
  const text = (dayOnly ? date : dateTime)(instant, missing);
  return instant ? (
    <time dateTime={instant} className={whole}>
      {text}
    </time>
  ) : (
    text
  );
}
