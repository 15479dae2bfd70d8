import { EditActions } from '../../../components/forms/EditActions.tsx';
import type { BankFormProps } from './useBankFormMachine.ts';

export function BankActions({ state, send }: BankFormProps) {
  return (
    <EditActions
      reading={state.hasTag('reading')}
      busy={state.hasTag('busy')}
      exists={state.context.details !== null}
      saveText="Save"
      onUpdate={() => send({ type: 'update.chosen' })}
      onCancel={() => send({ type: 'edit.cancelled' })}
    />
  );
}
