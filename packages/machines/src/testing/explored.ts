import { OrderStage } from '@potli/api/contract/giftCardOrders';
import { ApiError } from '@potli/api/errors';
import { demoBankDetails, demoDisputes, demoGiftCardOrders, demoProfiles } from '@potli/api/fixtures';
import { authMachine } from '../auth/authMachine.ts';
import type { StoredSession } from '../auth/sessionStatus.ts';
import { type BankFormContext, bankFormMachine } from '../bankForm/bankFormMachine.ts';
import { type CatalogueImportContext, catalogueImportMachine } from '../catalogueImport/catalogueImportMachine.ts';
import { type CheckoutContext, checkoutMachine } from '../checkout/checkoutMachine.ts';
import { disputeMachine } from '../dispute/disputeMachine.ts';
import { loginModalMachine } from '../loginModal/loginModalMachine.ts';
import { profileMachine } from '../profile/profileMachine.ts';
import type { Explored } from './explore.ts';
import { afterDelay, done, failed } from './replayPaths.ts';

const today = '2026-11-20';
const hasErrors = ({ fieldErrors }: { fieldErrors: object }) => Object.keys(fieldErrors).length > 0;
const changed = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([field, value]) => ({ type: 'field.changed', field, value }));

const fresh: StoredSession = { accessToken: 'a', refreshToken: 'r', expiryTime: 2_000_000, nowMs: 1_000_000 };
const expired: StoredSession = { ...fresh, expiryTime: 1 };
const spent: StoredSession = { ...expired, refreshToken: undefined };

const auth: Explored = {
  machine: authMachine,
  toKey: (context: object) => JSON.stringify(context),
  events: [
    ...[fresh, expired, spent, { nowMs: 1 }].map((stored) => done('readSession', stored)),
    failed('readSession'),
    ...['renewed', 'refused'].map((renewal) => done('renewSession', renewal)),
    failed('renewSession'),
    ...[true, false].map((alive) => done('verifySession', alive)),
    failed('verifySession'),
    done('clearSession'),
    done('clearEndedSession'),
    done('endSession'),
    failed('endSession'),
    afterDelay('retryDelay', 'auth.unreachable'),
    afterDelay('logoutPatience', 'auth.loggingOut.ending'),
    { type: 'guard.entered' },
    { type: 'guard.left' },
    { type: 'login.succeeded' },
    { type: 'logout.requested' },
    { type: 'token.rejected' },
    { type: 'network.returned' },
    { type: 'storage.changed', present: true },
    { type: 'storage.changed', present: false },
  ],
};

const email = 'asha@potli.example';
const clickOut = { kind: 'clickOut', link: 'https://shop.example', targetId: '7', clickSource: 'STORE' };

const loginModal: Explored = {
  machine: loginModalMachine,
  toKey: (context: { intent: { kind: string }; form: object; fieldErrors: object }) =>
    JSON.stringify([context.intent.kind, context.form, hasErrors(context)]),
  events: [
    { type: 'modal.opened', intent: { kind: 'none' }, today },
    { type: 'modal.opened', intent: clickOut, today },
    { type: 'modal.closed' },
    { type: 'email.changed', email },
    { type: 'otherEmail.chosen' },
    { type: 'field.left', field: 'email' },
    ...changed({ password: 'Potli@12345', name: 'Asha', mobileNumber: '9876543210', consent: true }),
    { type: 'form.submitted' },
    { type: 'password.forgotten' },
    ...[true, false].map((exists) => done('checkUser', exists)),
    failed('checkUser'),
    done('login'),
    failed('login'),
    done('signup'),
    failed('signup'),
    done('forgetPassword', 'Sent.'),
    failed('forgetPassword'),
    afterDelay('checkDelay', 'loginModal.filling.email.typing'),
    afterDelay('redirectDelay', 'loginModal.redirecting'),
  ],
};

const [asha, ravi] = demoProfiles;

const profile: Explored = {
  machine: profileMachine,
  input: { today },
  toKey: (context: { profile: unknown; form: object; fieldErrors: object; reason: string }) =>
    JSON.stringify([context.profile, context.form, hasErrors(context), context.reason]),
  events: [
    ...[asha, ravi].map((saved) => done('loadProfile', saved)),
    failed('loadProfile'),
    { type: 'load.retried' },
    { type: 'update.chosen' },
    { type: 'edit.cancelled' },
    ...changed({ name: 'Ravi', mobileNumber: '9876543210' }),
    { type: 'field.left', field: 'mobileNumber' },
    { type: 'form.submitted' },
    ...['createProfile', 'updateProfile'].flatMap((id) => [done(id, asha), failed(id)]),
  ],
};

const bankForm: Explored = {
  machine: bankFormMachine,
  toKey: (context: BankFormContext) => {
    const { way, value, saving } = context.confirmation;
    return JSON.stringify([context.details, context.unknown, context.form, hasErrors(context), way, value, saving]);
  },
  events: [
    ...[demoBankDetails, null].map((details) => done('loadDetails', details)),
    failed('loadDetails'),
    { type: 'load.retried' },
    { type: 'update.chosen' },
    { type: 'edit.cancelled' },
    ...changed({
      accountHolderName: 'Ravi',
      accountNumber: '0012345678',
      ifscCode: 'PTLI0000042',
      vpa: 'ravi@okpotli',
    }),
    ...changed({ kind: 'upi' }),
    ...changed({ kind: 'account' }),
    { type: 'field.left', field: 'ifscCode' },
    { type: 'form.submitted' },
    ...['createDetails', 'updateDetails'].flatMap((id) => [done(id, demoBankDetails), failed(id)]),
    failed('createDetails', new ApiError(409, 'Conflict')),
    ...['createDetails', 'updateDetails'].flatMap((id) =>
      ['CONFIRMATION_REQUIRED', 'CONFIRMATION_WRONG'].map((reason) =>
        failed(id, new ApiError(403, 'Forbidden', [], { reason })),
      ),
    ),
    { type: 'confirmation.changed', value: '402817' },
    { type: 'confirmation.cancelled' },
    { type: 'password.chosen' },
    { type: 'code.asked' },
    done('sendCode', undefined),
    failed('sendCode'),
  ],
};

const dispute: Explored = {
  machine: disputeMachine,
  toKey: (context: { form: object; choices: unknown[]; files: unknown[]; links: unknown[] }) =>
    JSON.stringify([context.form, context.choices.length, context.files.length, context.links.length]),
  events: [
    { type: 'source.chosen', sourceType: 'STORE' },
    { type: 'source.given', sourceType: 'STORE', storeId: '1', orderTime: '2026-11-12T18:24', clickId: 'C' },
    { type: 'choices.retried' },
    done('loadChoices', [{ id: '1', name: 'Juttigali' }]),
    failed('loadChoices'),
    ...changed({ storeOrderId: 'JG-1', orderAmount: '1299.50' }),
    { type: 'files.changed', files: [{ name: 'invoice.pdf', size: 1 }] },
    { type: 'form.submitted' },
    { type: 'upload.progressed', sent: 0.5 },
    { type: 'upload.cancelled' },
    done('uploadFiles', ['https://files.example/1']),
    failed('uploadFiles'),
    done('createDispute', demoDisputes[0]),
    failed('createDispute'),
    { type: 'clear.chosen' },
    { type: 'form.emptied' },
  ],
};

const stages: readonly string[] = OrderStage.options;
const [bought] = demoGiftCardOrders;
const ordered = (stage: string) => ({ ...bought, stage });
const payment = { orderId: '1', provider: 'simulated' };

const checkout: Explored = {
  machine: checkoutMachine,
  input: { card: { id: '1', denominations: [500], denominationRange: null, maxCount: 2 } },
  toKey: ({ form, fieldErrors, end, payment: session }: CheckoutContext) =>
    JSON.stringify([form, hasErrors({ fieldErrors }), end?.outcome, session === null]),
  events: [
    ...changed({ denomination: '501', count: '2' }),
    { type: 'field.left', field: 'receiverEmail' },
    { type: 'field.left', field: 'denomination' },
    { type: 'form.submitted', isMember: false },
    { type: 'form.submitted', isMember: true },
    { type: 'order.resumed', orderId: '1' },
    { type: 'load.retried' },
    { type: 'form.reopened' },
    { type: 'pay.pressed' },
    { type: 'status.asked' },
    done('createOrder', { order: ordered('AWAITING_PAYMENT'), payment }),
    failed('createOrder'),
    ...stages.map((stage) => done('openOrder', { order: ordered(stage), payment })),
    failed('openOrder'),
    done('loadScript'),
    failed('loadScript'),
    ...['PAID', 'CLOSED'].map((outcome) => done('openWindow', { outcome })),
    failed('openWindow'),
    ...['confirmPayment', 'askOrder'].flatMap((id) => [...stages.map((stage) => done(id, ordered(stage))), failed(id)]),
    afterDelay('pollDelay', 'checkout.pending'),
  ],
};

const difference = (added: number, kinds: readonly string[]) => ({
  sent: { text: '' },
  answer: {
    totals: { added, changed: 0, unchanged: 1, refused: 0 },
    warnings: kinds.map((kind) => ({ kind })),
    outcome: 'shown',
    changeId: null,
  },
});

const catalogueImport: Explored = {
  machine: catalogueImportMachine,
  toKey: ({ form, fieldErrors, checked, confirmed, problems }: CatalogueImportContext) => {
    const { totals, warnings, outcome } = checked?.answer ?? {};
    const isConfirmed = confirmed.toSorted();
    return JSON.stringify([form, hasErrors({ fieldErrors }), totals, warnings, outcome, isConfirmed, problems.length]);
  },
  events: [
    { type: 'file.chosen', file: { name: 'shop.json' } },
    { type: 'file.chosen', file: { name: 'new.csv' } },
    { type: 'file.removed' },
    { type: 'kind.chosen', kind: 'stores' },
    { type: 'check.pressed' },
    { type: 'check.cancelled' },
    ...[difference(1, []), difference(1, ['past-date', 'unknown-place']), difference(0, [])].map((checked) =>
      done('checkFile', checked),
    ),
    failed('checkFile'),
    ...['past-date', 'unknown-place'].flatMap((kind) =>
      [true, false].map((isConfirmed) => ({ type: 'warning.confirmed', kind, isConfirmed })),
    ),
    { type: 'publish.pressed' },
    done('publishFile', { ...difference(1, []).answer, outcome: 'applied', changeId: '7' }),
    failed('publishFile'),
    { type: 'import.restarted' },
  ],
};

/** Every machine, by its id. */
export const explored = { auth, loginModal, profile, bankForm, dispute, checkout, catalogueImport };
