import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { hasPaise } from '../../format/hasPaise.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StatLoading } from '../Stat/Stat.tsx';
import { WalletTile, type WalletTileProps } from '../WalletTile/WalletTile.tsx';
import * as styles from './WalletTiles.css.ts';

/** One of the four tiles: its name, its rupees, its picture and the list behind it. */
type WalletFigure = Omit<WalletTileProps, 'kind' | 'exact'>;

/** The four figures of a wallet. */
export type WalletTilesProps = Record<WalletTileProps['kind'], WalletFigure>;

/** The wallet as four tiles. Beads connect pending, approved and sent. */
export function WalletTiles({ pending, approved, sent, declined }: WalletTilesProps) {
  const exact = [pending, approved, sent, declined].some(({ rupees }) => hasPaise(rupees));
  return (
    <ul className={styles.tiles}>
      <Cell bead="everywhere">
        <WalletTile kind="pending" exact={exact} {...pending} />
      </Cell>
      <Cell bead="inOneRow">
        <WalletTile kind="approved" exact={exact} {...approved} />
      </Cell>
      <Cell>
        <WalletTile kind="sent" exact={exact} {...sent} />
      </Cell>
      <Cell>
        <WalletTile kind="declined" exact={exact} {...declined} />
      </Cell>
    </ul>
  );
}

function Cell({ bead, children }: { bead?: keyof typeof styles.beads; children: ReactNode }) {
  return (
    <li className={styles.cell}>
      {children}
      {bead && (
        <span aria-hidden className={styles.beads[bead]}>
          <Icon of={ChevronRight} size={24} mirrors />
        </span>
      )}
    </li>
  );
}

/** Placeholder of a wallet that loads. Show one `Loading` beside it for screen readers. */
export function WalletTilesLoading() {
  return (
    <div className={styles.tiles}>
      <StatLoading />
      <StatLoading />
      <StatLoading />
      <StatLoading />
    </div>
  );
}
