import { Hourglass } from 'lucide';
import { formatTimeLeft, type TimeLeftUnits } from '../../format/formatTimeLeft.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import * as styles from './TimeLeft.css.ts';
import { useEverySecond } from './useEverySecond.ts';

export interface TimeLeftTexts {
  /** "Ends in", before the time left. */
  endsIn: string;
  /** "Ends on", before the day. */
  endsOn: string;
  /** "EXPIRED" */
  expired: string;
  units: TimeLeftUnits;
}

export interface TimeLeftProps {
  /** ISO 8601 instant. */
  expiresAt: string;
  /** The units, "EXPIRED", and what screen readers hear. */
  texts: TimeLeftTexts;
}

/** When an offer ends: the day before hydration, the time left afterwards, then "EXPIRED". */
export function TimeLeft({ expiresAt, texts }: TimeLeftProps) {
  const left = useEverySecond((nowMs) => formatTimeLeft(Date.parse(expiresAt) - nowMs, texts.units) ?? '');
  const { date, dateTime } = useLocale();
  if (left === '') return <span className={styles.expired}>{texts.expired}</span>;
  return (
    <span className={styles.timeLeft}>
      <span className={styles.hourglass}>
        <Icon of={Hourglass} size={18} />
      </span>
      <span>
        <span className={styles.caption}>{left ? texts.endsIn : texts.endsOn} </span>
        <time className={styles.value} dateTime={expiresAt} title={dateTime(expiresAt, '')}>
          {left ?? date(expiresAt, '')}
        </time>
      </span>
    </span>
  );
}

/** Whether an offer is over, also when it ends while it is shown. Not known before hydration, as in `TimeLeft`. */
export function useHasEnded(expiresAt: string | null | undefined): boolean {
  return useEverySecond((nowMs) => expiresAt != null && Date.parse(expiresAt) <= nowMs) ?? false;
}
