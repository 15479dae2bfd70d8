import { type MoneyStage, walletTiles } from '@potli/api/contract/moneyStages';
import { getMyWallet, type NextPayout, type MyWallet as Totals } from '@potli/api/contract/wallet';
import { sumRupees } from '@potli/api/units/money';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import { VisuallyHidden } from '@potli/ui/VisuallyHidden';
import { WalletTiles, WalletTilesLoading } from '@potli/ui/WalletTiles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { useWatchedMoney } from '../../../app/useWatchedMoney.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { myClicksQuery } from '../../../features/clicks/clickQueries.ts';
import { ordersIn } from '../../../features/orders/orderStatus.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx';
import { nextPayoutText } from './nextPayoutText.ts';

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
  // said once
  const isAsked = hasAccount || data.nextPayout?.waitsFor === 'ACCOUNT';
  const waiting = isAsked ? 0 : sumRupees([data.trackedAmount, data.walletBalance]);
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
      <Words nextPayout={data.nextPayout ?? onItsWay(data.heldAmount)} forfeitedRupees={data.forfeitedAmount} />
      {isKnown && steps.some(({ done }) => !done) && <FirstSteps steps={steps} hasShopped waitingRupees={waiting} />}
    </Stack>
  );
}

interface WordsProps {
  nextPayout?: NextPayout | undefined;
  forfeitedRupees?: number | undefined;
}

/** What happens to approved money, and when. The first lines do not move when the sums are known. */
function Words({ nextPayout, forfeitedRupees = 0 }: WordsProps) {
  const [nowMs] = useState(() => Date.now());
  const next = nextPayout && nextPayoutText(nextPayout, nowMs);
  return (
    <div>
      <Text tone="muted">Approved money goes to your bank account in one transfer. There is no minimum.</Text>
      <Text tone="muted">
        <Link href={memberPaths.myCashback}>See every change and its cause</Link>
        {forfeitedRupees > 0 && `. ${formatRupees(forfeitedRupees, 'paise')} was forfeited.`}
      </Text>
      {next && (
        <Text>
          <strong>Next payout</strong>{' '}
          <Text as="span" wholeDates>
            {next.text}
          </Text>{' '}
          {next.action && <Link href={next.action.href}>{next.action.label}</Link>}
        </Text>
      )}
    </div>
  );
}

/** For hosts that do not say when it comes. */
const onItsWay = (rupees = 0): NextPayout | undefined =>
  rupees > 0 ? { amount: rupees, waitsFor: null, expectedBy: null } : undefined;

/** Whether there is neither money nor a click yet; undefined while that is not known. */
function useIsNew(totals: Totals | undefined): boolean | undefined {
  const nothing = totals !== undefined && Object.values(totals).every((rupees) => rupees === 0);
  const clicks = useQuery({ ...myClicksQuery(useApp().api, { page: 1, pageSize: 1 }), enabled: nothing });
  if (!nothing || clicks.isError) return false;
  return clicks.data && clicks.data.totalCount === 0;
}
