import { getPayoutKinds } from '@potli/api/contract/payoutKinds';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { apiQuery } from '../../app/apiQuery.ts';

/**
 * Whether the shop's bank sends to UPI IDs, and whether the member's cashback waits because it does not. Without an answer,
 * also of hosts that do not know the call, it does.
 */
export function usePayoutKinds(): { sendsToUpi: boolean; upiWaits: boolean } {
  const { api } = useApp();
  const { data } = useQuery(apiQuery(api, getPayoutKinds, {}));
  const sendsToUpi = data?.sendsTo.includes('upi') ?? true;
  return { sendsToUpi, upiWaits: !sendsToUpi && data?.onFile === 'upi' };
}
