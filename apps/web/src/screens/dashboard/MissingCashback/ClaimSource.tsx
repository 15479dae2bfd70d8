import { type DisputeSource, DisputeType } from '@potli/api/contract/disputes';
import { Combobox } from '@potli/ui/Combobox';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Grid, Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { type Segment, SegmentedControl } from '@potli/ui/SegmentedControl';
import { Select } from '@potli/ui/Select';
import { TextButton } from '@potli/ui/TextButton';
import { CreditCard, Store, Zap } from 'lucide';
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
  /** Undefined while they are loading. */
  clicks: readonly RecentClick[] | undefined;
}

/** What the claim is for. */
export function ClaimSource({ state, send, clicks }: ClaimSourceProps) {
  const { form, fieldErrors } = state.context;
  const busy = state.hasTag('busy');
  return (
    <Stack gap="l">
      <SectionHeading variant="block" title="What are you claiming for?" />
      <RecentClickChoice state={state} send={send} clicks={clicks} />
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
          value={form.disputeType}
          disabled={busy}
          hint="Missing is the usual one. Claim is for shops that report sales by claim only."
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

/** Fills the claim from a recent click, which knows the shop and the time. Its place stays empty while there is none. */
function RecentClickChoice({ state, send, clicks }: ClaimSourceProps) {
  const choose = (clickId: string) => {
    const click = clicks?.find((one) => one.clickId === clickId);
    if (click) send({ type: 'source.given', ...click });
  };
  return (
    <Combobox
      label="Start from a recent click"
      note="(optional)"
      placeholder={clicks?.length === 0 ? 'No recent clicks' : 'Choose a click'}
      emptyText="No click like this"
      hint="Fills in the store and the order time. You can change both."
      disabled={state.hasTag('busy') || !clicks?.length}
      options={(clicks ?? []).map(({ clickId, name, clickTime }) => ({
        value: clickId,
        label: name,
        detail: formatDateTime(clickTime, 'N/A'),
      }))}
      value={state.context.clickId ?? ''}
      onValueChange={choose}
    />
  );
}

const texts = {
  '': { label: 'Store', placeholder: 'Choose a source type first', emptyText: 'No store of this name' },
  STORE: { label: 'Store', placeholder: 'Choose a store', emptyText: 'No store of this name' },
  CREDIT_CARD: { label: 'Credit Card', placeholder: 'Choose a credit card', emptyText: 'No credit card of this name' },
  FLASH_DEAL: { label: 'Flash Deal', placeholder: 'Choose a flash deal', emptyText: 'No flash deal of this name' },
};

/** The store, credit card or flash deal, searched by name. */
function SourceChoice({ state, send }: ClaimProps) {
  const { form, fieldErrors, choices } = state.context;
  const loading = state.matches({ source: 'loading' });
  const failed = state.matches({ source: 'failed' }) && (
    <>
      The list did not load. <TextButton onClick={() => send({ type: 'choices.retried' })}>Try again</TextButton>
    </>
  );
  return (
    <Combobox
      {...texts[form.disputeSourceType]}
      required
      disabled={!state.matches({ source: 'ready' }) || state.hasTag('busy')}
      hint={loading ? 'Loading...' : undefined}
      error={failed || fieldErrors.storeId}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={form.storeId}
      onValueChange={(value) => send({ type: 'field.changed', field: 'storeId', value })}
    />
  );
}
