import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { type MoneyStage, walletTiles } from '@potli/api/contract/moneyStages';
import { getMyWallet, type Wallet as Totals } from '@potli/api/contract/wallet';
import { sumRupees } from '@potli/api/units/money';
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
import { ordersIn } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';

const FAILED = 'Your wallet could not be loaded';

const art = (name: string) => <img src={`/art/wallet/${name}.svg`} alt="" width={96} height={96} />;

const ordersOf = (stage: MoneyStage) => `${memberPaths.orders}?status=${ordersIn(stage)}`;

/** The member's totals, and whether there is nothing yet; undefined while that is not known. */
export function useWallet() {
  const query = useQuery({
    ...apiQuery(useApp().api, getMyWallet, {}),
    ...useWatchedMoney(),
    staleTime: 0,
  });
  return { query, isNew: useIsNew(query.data), first: useFirstSteps() };
}

/** The four totals in whole rupees (docs/product/money.md#wallet-tiles), or the first steps. */
export function Wallet({ query, isNew, first }: ReturnType<typeof useWallet>) {
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
  const { steps, hasAccount, isKnown } = first;
  if (isNew) return <FirstSteps steps={steps} hasShopped={false} />;
  const waiting = hasAccount ? 0 : sumRupees([data.trackedAmount, data.walletBalance]);
  return (
    <Stack gap="m">
      <WalletTiles
        pending={{
          label: walletTiles.pending,
          rupees: data.trackedAmount,
          art: art('pending'),
          href: ordersOf('pending'),
        }}
        approved={{
          label: walletTiles.approved,
          rupees: data.walletBalance,
          art: art('approved'),
          href: ordersOf('approved'),
        }}
        sent={{
          label: walletTiles.sent,
          rupees: data.bankTransferedAmount,
          art: art('sent'),
          href: memberPaths.payouts,
        }}
        declined={{
          label: walletTiles.declined,
          rupees: data.rejectedAmount,
          art: art('declined'),
          href: ordersOf('declined'),
        }}
      />
      <Words heldRupees={data.heldAmount} forfeitedRupees={data.forfeitedAmount} />
      {isKnown && steps.some(({ done }) => !done) && <FirstSteps steps={steps} hasShopped waitingRupees={waiting} />}
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
