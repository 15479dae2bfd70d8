import { useEffect, useRef } from 'react';
import type { ClaimSearch } from './claimSearch.ts';
import type { DisputeActor } from './useDisputeMachine.ts';
import type { RecentClick } from './useRecentClicks.ts';

interface Given {
  search: ClaimSearch;
  clicks: readonly RecentClick[];
  send: DisputeActor['send'];
}

/** Fills in what the address tells of the claim, once: the store, or the click as soon as it is known. */
export function useGivenSource({ search: { source, id, click }, clicks, send }: Given): void {
  const taken = useRef(false);
  const clicked = clicks.find(({ clickId }) => clickId === click);
  useEffect(() => {
    if (taken.current) return;
    if (clicked) send({ type: 'source.given', ...clicked });
    else if (source && id && !click) {
      // Claim Cashback stands where a shop reports by claim
      send({ type: 'source.given', sourceType: source, storeId: id, disputeType: 'CLAIM_CASHBACK' });
    } else return;
    taken.current = true;
  }, [clicked, click, source, id, send]);
}
