import type { ReactNode } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Stat.css.ts';

export interface StatProps {
  /** What is counted: "Approved" */
  label: string;
  /** The figure, already formatted: "₹1,24,990", "38" */
  value: ReactNode;
  /** Decorative square picture. */
  art?: ReactNode;
  /** A line below the figure: "12 more than in October" */
  note?: ReactNode;
  /** Where what it counts is listed. */
  href?: string;
  /** `money` for money that is earned, nothing else. */
  tone?: keyof typeof styles.tones;
}

/** One figure with its name, on a tile. */
export function Stat({ label, value, art, note, href, tone = 'plain' }: StatProps) {
  const Anchor = useAnchor();
  const look = [styles.tones[tone], !art && styles.artless, href !== undefined && styles.link]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      {art && <span className={styles.art}>{art}</span>}
      <span className={`${styles.figure} ${longOf(value)}`}>
        <Text as="span" variant="figureL" tone={tone === 'money' ? 'moneyStrong' : 'neutral'}>
          {value}
        </Text>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
  if (href === undefined) return <div className={look}>{content}</div>;
  return (
    <Anchor href={href} className={look}>
      {content}
    </Anchor>
  );
}

/** The class of a figure that may not fit into a narrow tile: from a lakh of rupees. */
function longOf(value: ReactNode): string {
  if (typeof value !== 'string' || value.length < 9) return '';
  if (value.length === 9) return styles.long.lakh;
  return value.length === 10 ? styles.long.lakhs : styles.long.crore;
}

/** Placeholder of a tile with art that loads. Show one `Loading` beside it for screen readers. */
export function StatLoading() {
  return (
    <div className={styles.tones.plain}>
      <div className={styles.label}>
        <Skeleton width="80%" />
      </div>
      <div className={styles.art} />
      <div className={styles.figure}>
        <Skeleton width="55%" height={32} />
      </div>
    </div>
  );
}
