import type { Dispute } from '@potli/api/contract/disputes';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { clickSourceQuery } from '../../../features/clicks/clickQueries.ts';

/** A claim with the name of its store, card or deal. */
export interface DisputeRow extends Dispute {
  storeName: string;
}

const none: readonly Dispute[] = [];

const isUnnamed = ({ storeName }: Dispute) => storeName === null;

const toSource = ({ disputeSourceType, storeId }: Dispute) => ({
  clickSource: disputeSourceType === 'FLASH_DEAL' ? 'OFFER' : disputeSourceType,
  storeId,
});

/** Names that the host leaves out come from the catalogue. Unknown sources are called 'Unknown'. */
export function useDisputeRows(disputes: readonly Dispute[] = none): DisputeRow[] {
  const { api } = useApp();
  const unnamed = disputes.filter(isUnnamed);
  const found = useQueries({ queries: unnamed.map((dispute) => clickSourceQuery(api, toSource(dispute))) });
  return disputes.map((dispute) => {
    const { data, isPending } = found[unnamed.indexOf(dispute)] ?? {};
    const resolved = data?.name ?? (isPending ? '' : 'Unknown');
    return { ...dispute, storeName: dispute.storeName ?? resolved };
  });
}
