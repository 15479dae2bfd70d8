import type { BankKind } from '@potli/machines/bank-fields';
import { type Segment, SegmentedControl } from '@potli/ui/SegmentedControl';
import { Landmark, Smartphone } from 'lucide';
import type { BankFormProps } from './useBankFormMachine.ts';

const kinds: readonly Segment<BankKind>[] = [
  { value: 'account', label: 'Bank account', icon: Landmark },
  { value: 'upi', label: 'UPI ID', icon: Smartphone },
];

/** Where the money goes is chosen before its details. What was typed for the other kind stays. */
export function BankKindChoice({ state, send }: BankFormProps) {
  return (
    <SegmentedControl
      label="Send my cashback to"
      name="kind"
      options={kinds}
      value={state.context.form.kind}
      disabled={state.hasTag('busy')}
      onChange={(value) => send({ type: 'field.changed', field: 'kind', value })}
    />
  );
}
