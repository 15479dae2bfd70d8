import { Hourglass } from 'lucide';
import { Fragment, useState } from 'react';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { splitTimeLeft } from '../../format/splitTimeLeft.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { useEverySecond } from '../TimeLeft/useEverySecond.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

export interface CountdownTexts {
  /** Labels of the four figures: "Days", "Hours", "Minutes", "Seconds". */
  units: Record<(typeof parts)[number], string>;
  /**
   * For screen readers, read once: "Ends in {time}", where the time has the words of `units`: 1 Days 5 Hours. For a time in
   * words (1 day 5 hours) pass a function that calls `spellTimeLeft`.
   */
  endsIn: TextTemplate<[leftSeconds: number]>;
  /** For screen readers before hydration: "Ends on {time}" */
  endsOn: TextTemplate<[dateTime: string]>;
  /** "EXPIRED" */
  expired: string;
}

export interface CountdownProps {
  /** ISO 8601 instant. */
  expiresAt: string;
  /** The server already knows that the deal has ended: its HTML says so. */
  isOver?: boolean;
  /** The units, "EXPIRED", and what screen readers hear. */
  texts: CountdownTexts;
}

/**
 * Days, hours, minutes and seconds until a deal ends, then "EXPIRED" (docs/product/offers.md#countdown). Screen readers
 * read the time left once and the end once. The server's HTML has the day only, because a cached page would show a
 * wrong time.
 */
export function Countdown({ expiresAt, isOver = false, texts }: CountdownProps) {
  const leftNow = useEverySecond((nowMs) => Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 1000)));
  const { dateTime } = useLocale();
  const left = isOver ? 0 : leftNow;
  const [firstLeft, setFirstLeft] = useState(left);
  if (firstLeft === undefined && left !== undefined) setFirstLeft(left);
  const start =
    firstLeft === undefined ? fillTemplate(texts.endsOn, ['time'], dateTime(expiresAt, '')) : endsIn(firstLeft, texts);
  return (
    <div role="status">
      {left === 0 ? <Expired text={texts.expired} /> : <VisuallyHidden>{start}</VisuallyHidden>}
      {left !== 0 && <Tiles left={left} units={texts.units} />}
    </div>
  );
}

/** What screen readers hear at the start: the parts that are not 0, in the words of the units. */
function endsIn(left: number, { endsIn: text, units }: CountdownTexts): string {
  if (typeof text === 'function') return text(left);
  const time = splitTimeLeft(left);
  const words = parts.filter((part) => time[part] > 0).map((part) => `${time[part]} ${units[part]}`);
  return fillTemplate(text, ['time'], words.join(' '));
}

function Expired({ text }: { text: string }) {
  return (
    <span className={styles.expired}>
      <Icon of={Hourglass} size={28} />
      <span className={styles.expiredText}>{text}</span>
    </span>
  );
}

function Tiles({ left, units }: { left: number | undefined; units: CountdownTexts['units'] }) {
  const time = left === undefined ? undefined : splitTimeLeft(left);
  return (
    <div aria-hidden className={styles.countdown}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span className={styles.colon}>:</span>}
          <CountdownTile value={time?.[part]} label={units[part]} />
        </Fragment>
      ))}
    </div>
  );
}

interface CountdownTileProps {
  /** Undefined before hydration. */
  value: number | undefined;
  /** "Hours" */
  label: string;
}

/** One figure of a countdown. A changed digit is a new element, so only that digit is animated. */
function CountdownTile({ value, label }: CountdownTileProps) {
  const digits = value === undefined ? '--' : String(value).padStart(2, '0');
  return (
    <div className={styles.unit}>
      <div className={styles.tile} data-digits={digits.length}>
        {digits.split('').map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is part of the identity of a digit
          <span key={`${place}:${text}`} className={styles.digit}>
            {text}
          </span>
        ))}
      </div>
      <span className={styles.caption}>{label}</span>
    </div>
  );
}
