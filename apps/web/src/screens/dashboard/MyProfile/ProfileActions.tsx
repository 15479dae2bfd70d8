import { profileExists } from '@potli/machines/profile-form';
import { EditActions } from '../../../components/forms/EditActions.tsx';
import type { ProfileProps } from './useProfileMachine.ts';

/** Save, or Update Now where a profile exists (docs/product/profile.md#form). */
export function ProfileActions({ state, send }: ProfileProps) {
  const { profile } = state.context;
  const exists = profile !== undefined && profileExists(profile);
  return (
    <EditActions
      reading={state.hasTag('reading')}
      busy={state.hasTag('busy')}
      exists={exists}
      saveText={exists ? 'Update Now' : 'Save'}
      onUpdate={() => send({ type: 'update.chosen' })}
      onCancel={() => send({ type: 'edit.cancelled' })}
    />
  );
}
