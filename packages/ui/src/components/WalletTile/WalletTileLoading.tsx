import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './WalletTile.css.ts';

/** The place of a figure that has not come yet. */
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
