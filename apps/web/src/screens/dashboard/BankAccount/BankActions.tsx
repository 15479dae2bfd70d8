import { Button } from '@potli/ui/components/Button/Button';
import { Row } from '@potli/ui/components/Layout/Row';
import { useBeen } from '../../../hooks/useBeen.ts';
import type { BankFormProps } from './useBankFormMachine.ts';

/** Update while it is read, Save while it is edited (spec, section 4). */
export function BankActions({ state, send }: BankFormProps) {
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
          {state.context.details && !busy && (
            <Button variant="ghost" size="lg" onClick={() => send({ type: 'edit.cancelled' })}>
              Cancel
            </Button>
          )}
          <Button key="save" type="submit" variant="action" size="lg" busy={busy}>
            Save
          </Button>
        </>
      )}
    </Row>
  );
}
