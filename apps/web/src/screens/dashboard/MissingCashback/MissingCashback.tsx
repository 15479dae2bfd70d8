import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Split, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { Info } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Advice } from '../../../components/forms/Advice.tsx';
import { handleSubmit } from '../../../components/forms/handleSubmit.ts';
import { useMachineToasts } from '../../../components/forms/useMachineToasts.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimNotices } from './ClaimNotices.tsx';
import { ClaimOrder } from './ClaimOrder.tsx';
import { ClaimProof } from './ClaimProof.tsx';
import { ClaimSource } from './ClaimSource.tsx';
import type { ClaimSearch } from './claimSearch.ts';
import { useClaimDraft } from './useClaimDraft.ts';
import { type DisputeActor, useDisputeMachine } from './useDisputeMachine.ts';
import { type RecentClick, useRecentClicks } from './useRecentClicks.ts';

const TONES = {
  'form.refused': 'error',
  'upload.started': 'info',
  'upload.finished': 'success',
  'claim.filed': 'success',
  'claim.failed': 'error',
} as const;

/** Missing / Claim Cashback (docs/product/claims.md#form). */
export function MissingCashback({ search }: { search: ClaimSearch }) {
  const [state, send, actor] = useDisputeMachine();
  const clicks = useRecentClicks(search.click);
  useMachineToasts(actor, TONES);
  const props = { state, send };
  const { choices, form } = state.context;
  usePrefill({ search, clicks, isChosen: form.disputeSourceType !== '', orderTime: form.orderTime, send });
  // after what the address fills in
  useClaimDraft(props);
  const closed = choices.find(({ id, takesClaims }) => id === form.storeId && takesClaims === false);
  return (
    <Stack gap="x2">
      <Heading level={1}>Missing / Claim Cashback</Heading>
      <Split kind="form" aside={<ClaimAside />}>
        <Panel as="section">
          <form
            noValidate
            aria-label="Missing / Claim Cashback"
            aria-busy={state.hasTag('busy')}
            onSubmit={handleSubmit(() => send({ type: 'form.submitted' }))}
          >
            <Stack gap="x2">
              <ClaimSource {...props} clicks={clicks} />
              {closed ? (
                <NoClaims name={closed.name} />
              ) : (
                <>
                  <ClaimOrder {...props} />
                  <ClaimProof {...props} />
                  <ClaimNotices state={state} actor={actor} />
                  <ClaimActions {...props} />
                </>
              )}
            </Stack>
          </form>
        </Panel>
      </Split>
    </Stack>
  );
}

/** In place of the form, for a shop whose network takes no claims. */
function NoClaims({ name }: { name: string }) {
  return (
    <Callout icon={Info} role="status">
      {name} takes no claims of missing orders. Orders that it reports itself earn as always.
    </Callout>
  );
}

const READY = [
  'The order ID from the store’s app or email',
  'The invoice, or a screenshot of the order page',
  'The day and time you ordered',
];

/** Advice for a claim, and a link to the filed ones. */
function ClaimAside() {
  return (
    <Stack gap="xl">
      <Advice title="Keep these ready" points={READY} />
      <Panel as="section" padding="roomy">
        <Stack gap="m">
          <Heading level={2} variant="h3">
            Already filed one?
          </Heading>
          <Text tone="muted">Check its status in My Missing Cashback.</Text>
          <Text variant="label">
            <Link href={memberPaths.claims}>My Missing Cashback</Link>
          </Text>
        </Stack>
      </Panel>
    </Stack>
  );
}

interface Given {
  search: ClaimSearch;
  clicks: readonly RecentClick[] | undefined;
  /** The member has chosen what they claim for. */
  isChosen: boolean;
  /** What the member entered; empty before. */
  orderTime: string;
  send: DisputeActor['send'];
}

/**
 * Fills the form once from the address: the store, or the click as soon as it is loaded. What the member entered meanwhile
 * stays: with a source of their own, nothing is filled in.
 */
function usePrefill({ search: { source, id, click }, clicks, isChosen, orderTime, send }: Given): void {
  const taken = useRef(false);
  const clicked = clicks?.find(({ clickId }) => clickId === click);
  const fill = useEffectEvent((given: RecentClick) => {
    if (!isChosen) send({ type: 'source.given', ...given, orderTime: orderTime || given.orderTime });
  });
  useEffect(() => {
    if (taken.current) return;
    if (clicked) fill(clicked);
    else if (source && id && !click) {
      // the link is the Claim Cashback button of a shop that reports by claim
      send({ type: 'source.given', sourceType: source, storeId: id, disputeType: 'CLAIM_CASHBACK' });
    } else return;
    taken.current = true;
  }, [clicked, click, source, id, send]);
}
