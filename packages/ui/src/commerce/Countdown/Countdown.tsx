import { Hourglass } from 'lucide';
import { Fragment, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatDateTime } from '../format/formatDateTime.ts';
import { useEverySecond } from '../TimeLeft/useEverySecond.ts';
import * as styles from './Countdown.css.ts';
import { CountdownTile } from './CountdownTile.tsx';
import { spellTimeLeft } from './spellTimeLeft.ts';
import { splitTimeLeft } from './splitTimeLeft.ts';

const units = [
  ['days', 'Days'],
  ['hours', 'Hours'],
  ['minutes', 'Minutes'],
  ['seconds', 'Seconds'],
] as const;

export interface CountdownProps {
  /** ISO 8601 instant. */
  expiresAt: string;
}

/**
 * Days, hours, minutes and seconds to the end of a deal, then EXPIRED (spec, section 2). Screen readers hear
 * the time left once and EXPIRED once; the server's HTML names the day, a cached page must not show a stale clock.
 */
export function Countdown({ expiresAt }: CountdownProps) {
  const left = useEverySecond((nowMs) => Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 1000)));
  const [firstLeft, setFirstLeft] = useState(left);
  if (firstLeft === undefined && left !== undefined) setFirstLeft(left);
  const start =
    firstLeft === undefined ? `Ends on ${formatDateTime(expiresAt)}` : `Ends in ${spellTimeLeft(firstLeft)}`;
  return (
    <div role="status">
      {left === 0 ? <Over /> : <VisuallyHidden>{start}</VisuallyHidden>}
      {left !== 0 && <Tiles left={left} />}
    </div>
  );
}

function Over() {
  return (
    <span className={styles.over}>
      <Icon of={Hourglass} size={28} />
      <span className={styles.overText}>EXPIRED</span>
    </span>
  );
}

function Tiles({ left }: { left: number | undefined }) {
  const parts = left === undefined ? undefined : splitTimeLeft(left);
  return (
    <div aria-hidden className={styles.countdown}>
      {units.map(([unit, label], index) => (
        <Fragment key={unit}>
          {index > 0 && <span className={styles.colon}>:</span>}
          <CountdownTile value={parts?.[unit]} label={label} />
        </Fragment>
      ))}
    </div>
  );
}
