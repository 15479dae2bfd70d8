import type { ReactNode } from 'react';
import { hasPaise } from '../../format/hasPaise.ts';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { Stat } from '../Stat/Stat.tsx';

export interface WalletTileProps {
  /** State of the money. */
  kind: 'pending' | 'approved' | 'sent' | 'declined';
  /** "Cashback in Pending" */
  label: string;
  /** Amount in rupees, shown without paise. */
  rupees: number;
  /** Room for the exact amount, which is shown below in small where the amount has paise. */
  exact?: boolean;
  /** Decorative square picture of the state. */
  art: ReactNode;
  /** Where what it sums is listed. */
  href: string;
}

/** One figure of a member's wallet. Approved money is earned, so it is green. */
export function WalletTile({ kind, rupees, exact = hasPaise(rupees), ...stat }: WalletTileProps) {
  const { money } = useLocale();
  // without paise a space of the same height, so that the figures of a row stand on one line
  const note = exact && (hasPaise(rupees) ? money(rupees, 'paise') : '\u00a0');
  return <Stat {...stat} note={note} value={money(rupees)} tone={kind === 'approved' ? 'money' : 'plain'} />;
}
