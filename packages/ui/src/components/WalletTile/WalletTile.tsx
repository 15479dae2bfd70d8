import type { ReactNode } from 'react';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
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
}

/** One figure of a member's wallet. */
export function WalletTile({ kind, label, rupees, art }: WalletTileProps) {
  const approved = kind === 'approved';
  return (
    <div className={styles.kinds[kind]}>
      <div className={styles.label}>
        <Text tone={approved ? 'moneyStrong' : 'muted'}>{label}</Text>
      </div>
      <div className={styles.art}>{art}</div>
      <div className={styles.figure}>
        <MoneyText rupees={rupees} variant="figureL" tone={approved ? 'moneyStrong' : 'neutral'} />
      </div>
    </div>
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
