import { Combobox } from '@potli/ui/Combobox';
import { TextButton } from '@potli/ui/TextButton';
import type { ClaimProps } from './useDisputeMachine.ts';

const texts = {
  '': { label: 'Store', placeholder: 'Choose a source type first', emptyText: 'No store of this name' },
  STORE: { label: 'Store', placeholder: 'Choose a store', emptyText: 'No store of this name' },
  CREDIT_CARD: { label: 'Credit Card', placeholder: 'Choose a credit card', emptyText: 'No credit card of this name' },
  FLASH_DEAL: { label: 'Flash Deal', placeholder: 'Choose a flash deal', emptyText: 'No flash deal of this name' },
};

/** The store, credit card or flash deal, searched by name. */
export function SourceChoice({ state, send }: ClaimProps) {
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
