import { profileExists } from '@potli/machines/profile-form';
import { Button } from '@potli/ui/components/Button/Button';
import { Row } from '@potli/ui/components/Layout/Row';
import { useBeen } from '../../../hooks/useBeen.ts';
import type { ProfileProps } from './useProfileMachine.ts';

/** Update while it is read; Save, or Update Now where a profile exists, while it is edited (spec, section 2). */
export function ProfileActions({ state, send }: ProfileProps) {
  const { profile } = state.context;
  const exists = profile !== undefined && profileExists(profile);
  const edited = useBeen(state.hasTag('form'));
  const busy = state.hasTag('busy');
  return (
    <Row justify="end" gap="m" wrap>
      {state.hasTag('reading') ? (
        // whoever has just saved or cancelled goes on from here
        <Button
          key="update"
          variant="action"
          size="lg"
          autoFocus={edited}
          onClick={() => send({ type: 'update.chosen' })}
        >
          Update
        </Button>
      ) : (
        <>
          {exists && !busy && (
            <Button variant="ghost" size="lg" onClick={() => send({ type: 'edit.cancelled' })}>
              Cancel
            </Button>
          )}
          <Button key="save" type="submit" variant="action" size="lg" busy={busy}>
            {exists ? 'Update Now' : 'Save'}
          </Button>
        </>
      )}
    </Row>
  );
}
