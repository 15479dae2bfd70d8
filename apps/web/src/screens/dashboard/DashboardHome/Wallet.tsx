import { getMyWallet } from '@potli/api/contract/wallet';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { WalletTiles, WalletTilesLoading } from '@potli/ui/WalletTiles';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';

const FAILED = 'Your wallet could not be loaded';

const art = (name: string) => <img src={`/art/wallet/${name}.svg`} alt="" width={96} height={96} />;

/** The four totals in whole rupees (docs/product/money.md#wallet-tiles). */
export function Wallet() {
  const query = useQuery({
    ...apiQuery(useApp().api, getMyWallet, {}),
    // money moves while the member is elsewhere
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const { data, isError } = query;
  useErrorToast(query, (_error, hasFigures) => (hasFigures ? FAILED : undefined));
  if (!data && isError) return <LoadFailed title={FAILED} query={query} />;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>Loading your wallet</VisuallyHidden>
        <WalletTilesLoading />
      </div>
    );
  }
  return (
    <WalletTiles
      pending={{ label: 'Cashback in Pending', rupees: data.trackedAmount, art: art('pending') }}
      approved={{ label: 'Approved', rupees: data.walletBalance, art: art('approved') }}
      sent={{ label: 'Sent To User', rupees: data.bankTransferedAmount, art: art('sent') }}
      declined={{ label: 'Declined', rupees: data.rejectedAmount, art: art('declined') }}
    />
  );
}
