import type { ReactNode } from 'react';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './WalletTile.css.ts';

export interface WalletTileProps {
  /** State of the money. */
  kind: 'pending' | 'approved' | 'sent' | 'declined';
  /** "Cashback in Pending" */
  label: string;
  /** Amount in rupees, shown without paise. */
  rupees: number;
  /** Decorative square picture of the state. */
  art: ReactNode;
  /** Where what it sums is listed. */
  href: string;
}

/** One figure of a member's wallet. */
export function WalletTile({ kind, label, rupees, art, href }: WalletTileProps) {
  const Anchor = useAnchor();
  const approved = kind === 'approved';
  return (
    <Anchor href={href} className={`${styles.kinds[kind]} ${styles.link}`}>
      <span className={styles.label}>{label}</span>
      <span className={styles.art}>{art}</span>
      <span className={styles.figure}>
        <MoneyText rupees={rupees} variant="figureL" tone={approved ? 'moneyStrong' : 'neutral'} />
      </span>
    </Anchor>
  );
}

/** Placeholder of a tile that loads. */
export function WalletTileLoading() {
  return (
    <div className={styles.kinds.pending}>
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
