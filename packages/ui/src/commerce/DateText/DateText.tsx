import { formatDate, formatDateTime } from '../format/formatDateTime.ts';

export interface DateTextProps {
  /** ISO 8601 instant; `N/A` shows when it is missing. */
  instant: string | null | undefined;
  /** Leaves the time of day out. */
  dayOnly?: boolean;
}

/** An instant as it reads in India: dd-mm-yyyy hh:mm. */
export function DateText({ instant, dayOnly = false }: DateTextProps) {
  const text = dayOnly ? formatDate(instant) : formatDateTime(instant);
  return instant ? <time dateTime={instant}>{text}</time> : text;
}
