import type { AnyStateMachine } from 'xstate';
import { authMachine } from '../auth/authMachine.ts';
import { bankFormMachine } from '../bankForm/bankFormMachine.ts';
import { catalogueImportMachine } from '../catalogueImport/catalogueImportMachine.ts';
import { checkoutMachine } from '../checkout/checkoutMachine.ts';
import { disputeMachine } from '../dispute/disputeMachine.ts';
import { loginModalMachine } from '../loginModal/loginModalMachine.ts';
import { profileMachine } from '../profile/profileMachine.ts';

export { type Description, descriptions } from './descriptions.ts';

/** Every statechart of this package, in the order of a visit. */
export const statecharts: readonly AnyStateMachine[] = [
  authMachine,
  loginModalMachine,
  profileMachine,
  bankFormMachine,
  disputeMachine,
  checkoutMachine,
  catalogueImportMachine,
];
