import { WalletTileLoading } from '../WalletTile/WalletTileLoading.tsx';
import { tiles } from './WalletTiles.css.ts';

/** A wallet whose figures have not come yet. Say "Loading..." once beside it. */
export function WalletTilesLoading() {
  return (
    <div className={tiles}>
      <WalletTileLoading />
      <WalletTileLoading />
      <WalletTileLoading />
      <WalletTileLoading />
    </div>
  );
}
