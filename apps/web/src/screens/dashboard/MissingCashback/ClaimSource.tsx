import { type DisputeSource, DisputeType } from '@potli/api/contract/disputes';
import { Grid, Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { type Segment, SegmentedControl } from '@potli/ui/SegmentedControl';
import { Select } from '@potli/ui/Select';
import { CreditCard, Store, Zap } from 'lucide';
import { RecentClickChoice } from './RecentClickChoice.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import type { ClaimProps } from './useDisputeMachine.ts';
import type { RecentClick } from './useRecentClicks.ts';

const sourceTypes: readonly Segment<DisputeSource | ''>[] = [
  { value: 'STORE', label: 'Store', icon: Store },
  { value: 'CREDIT_CARD', label: 'Credit Card', icon: CreditCard },
  { value: 'FLASH_DEAL', label: 'Flash Deal', icon: Zap },
];

const cashbackTypes = [
  { value: 'CLAIM_CASHBACK', label: 'Claim cashback' },
  { value: 'MISSING_CASHBACK', label: 'Missing cashback' },
];

interface ClaimSourceProps extends ClaimProps {
  clicks: readonly RecentClick[];
}

/** What the claim is for. */
export function ClaimSource({ state, send, clicks }: ClaimSourceProps) {
  const { form, fieldErrors } = state.context;
  const busy = state.hasTag('busy');
  return (
    <Stack gap="l">
      <SectionHeading variant="block" title="What are you claiming for?" />
      {clicks.length > 0 && <RecentClickChoice state={state} send={send} clicks={clicks} />}
      <SegmentedControl
        label="Source type"
        name="disputeSourceType"
        required
        options={sourceTypes}
        value={form.disputeSourceType}
        error={fieldErrors.disputeSourceType}
        disabled={busy}
        onChange={(sourceType) => sourceType && send({ type: 'source.chosen', sourceType })}
      />
      <Grid columns={2} gap="l">
        <SourceChoice state={state} send={send} />
        <Select
          label="Cashback Type"
          name="disputeType"
          required
          options={cashbackTypes}
          placeholder="Choose a type"
          value={form.disputeType}
          disabled={busy}
          hint={form.disputeType ? undefined : 'Left empty, we take it as missing cashback.'}
          onChange={(event) =>
            send({
              type: 'field.changed',
              field: 'disputeType',
              value: DisputeType.safeParse(event.target.value).data ?? '',
            })
          }
        />
      </Grid>
    </Stack>
  );
}
