import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { getMyWallet, type Wallet as Totals } from '@potli/api/contract/wallet';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { WalletTiles, WalletTilesLoading } from '@potli/ui/WalletTiles';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { type OrderFilter, PENDING } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { FirstSteps } from './FirstSteps.tsx';

const FAILED = 'Your wallet could not be loaded';

const art = (name: string) => <img src={`/art/wallet/${name}.svg`} alt="" width={96} height={96} />;

const withStatus = (status: OrderFilter) => `${memberPaths.orders}?status=${status}`;

/** The member's totals, and whether there is nothing yet; undefined while that is not known. */
export function useWallet() {
  const query = useQuery({
    ...apiQuery(useApp().api, getMyWallet, {}),
    ...useWatchedMoney(),
    staleTime: 0,
  });
  return { query, isNew: useIsNew(query.data) };
}

/** The four totals in whole rupees (docs/product/money.md#wallet-tiles), or the first steps. */
export function Wallet({ query, isNew }: ReturnType<typeof useWallet>) {
  const { data, isError } = query;
  useErrorToast(query, (_error, hasFigures) => (hasFigures ? FAILED : undefined));
  if (!data && isError) return <LoadFailed title={FAILED} query={query} />;
  if (!data || isNew === undefined) {
    return (
      <Stack gap="m">
        <div role="status">
          <VisuallyHidden>Loading your wallet</VisuallyHidden>
          <WalletTilesLoading />
        </div>
        <Words />
      </Stack>
    );
  }
  if (isNew) return <FirstSteps />;
  return (
    <Stack gap="m">
      <WalletTiles
        pending={{
          label: 'Cashback in Pending',
          rupees: data.trackedAmount,
          art: art('pending'),
          href: withStatus(PENDING),
        }}
        approved={{
          label: 'Approved',
          rupees: data.walletBalance,
          art: art('approved'),
          href: withStatus('CONFIRMED'),
        }}
        sent={{ label: 'Sent To User', rupees: data.bankTransferedAmount, art: art('sent'), href: memberPaths.payouts }}
        declined={{
          label: 'Declined',
          rupees: data.rejectedAmount,
          art: art('declined'),
          href: withStatus('REJECTED'),
        }}
      />
      <Words heldRupees={data.heldAmount} forfeitedRupees={data.forfeitedAmount} />
    </Stack>
  );
}

/**
 * What happens to approved money, and where every rupee is told. Without a date: a payout waits for a bank account and a
 * verified e-mail address (docs/product/money.md#payouts). The link does not move when the sums are known.
 */
function Words({ heldRupees = 0, forfeitedRupees = 0 }: { heldRupees?: number; forfeitedRupees?: number }) {
  return (
    <div>
      <Text tone="muted">Approved money goes to your bank account in one transfer. There is no minimum.</Text>
      <Text tone="muted">
        <Link href={memberPaths.myCashback}>See every change and its cause</Link>
        {heldRupees > 0 && `. ${formatRupees(heldRupees, 'paise')} of Approved is on its way to your bank.`}
        {forfeitedRupees > 0 &&
          `${heldRupees > 0 ? '' : '.'} ${formatRupees(forfeitedRupees, 'paise')} was forfeited, because nobody had logged in for ${forfeitSpan()}.`}
      </Text>
    </div>
  );
}

/** Whether there is neither money nor a click yet; undefined while that is not known. */
function useIsNew(totals: Totals | undefined): boolean | undefined {
  const nothing = totals !== undefined && Object.values(totals).every((rupees) => rupees === 0);
  const clicks = useQuery({ ...myClicksQuery(useApp().api, { page: 1, pageSize: 1 }), enabled: nothing });
  if (!nothing || clicks.isError) return false;
  return clicks.data && clicks.data.totalCount === 0;
}
