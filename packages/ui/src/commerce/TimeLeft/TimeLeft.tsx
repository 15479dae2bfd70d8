import { Hourglass } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { formatDate, formatDateTime } from '../format/formatDateTime.ts';
import { formatTimeLeft } from '../format/formatTimeLeft.ts';
import * as styles from './TimeLeft.css.ts';
import { useEverySecond } from './useEverySecond.ts';

export interface TimeLeftProps {
  /** ISO 8601 instant. */
  expiresAt: string;
}

const over = 'EXPIRED';

/** When an offer ends: the day in the server's HTML, the time left once the page is alive, EXPIRED when it is over. */
export function TimeLeft({ expiresAt }: TimeLeftProps) {
  const left = useEverySecond((nowMs) => formatTimeLeft(Date.parse(expiresAt) - nowMs) ?? over);
  if (left === over) return <span className={styles.over}>{over}</span>;
  return (
    <span className={styles.timeLeft}>
      <span className={styles.glass}>
        <Icon of={Hourglass} size={18} />
      </span>
      <span>
        <span className={styles.caption}>{left ? 'Ends in' : 'Ends on'} </span>
        <time className={styles.value} dateTime={expiresAt} title={formatDateTime(expiresAt)}>
          {left ?? formatDate(expiresAt)}
        </time>
      </span>
    </span>
  );
}
