import type { ReactNode } from 'react';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { Stat } from '../Stat/Stat.tsx';

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

/** One figure of a member's wallet. Approved money is earned, so it is green. */
export function WalletTile({ kind, rupees, ...stat }: WalletTileProps) {
  const figure = <MoneyText rupees={rupees} variant="figureL" tone="inherit" />;
  return <Stat {...stat} value={figure} tone={kind === 'approved' ? 'money' : 'plain'} />;
}
