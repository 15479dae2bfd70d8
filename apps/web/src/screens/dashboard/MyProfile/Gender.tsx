import type { CurrentUser } from '@potli/api/contract/profile';
import { type Segment, Segments } from '@potli/ui/components/Segments/Segments';
import { TextField } from '@potli/ui/components/TextField/TextField';
import type { ProfileProps } from './useProfileMachine.ts';

const offered: readonly Segment<CurrentUser['gender']>[] = [
  { value: 'MALE', label: 'Male' },
  { value: 'FEMALE', label: 'Female' },
];

const labels = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' };

/**
 * Male and Female are offered; Other, from the signup, stays until one of them is chosen
 * (docs/product/profile.md#gender).
 */
export function Gender({ state, send }: ProfileProps) {
  const { gender } = state.context.form;
  if (!state.hasTag('form')) return <TextField label="Gender" readOnly value={labels[gender]} />;
  return (
    <Segments
      label="Gender"
      name="gender"
      options={offered}
      value={gender}
      disabled={state.hasTag('busy')}
      hint={gender === 'OTHER' ? 'You told us Other. It stays unless you choose here.' : undefined}
      onChange={(value) => send({ type: 'field.changed', field: 'gender', value })}
    />
  );
}
