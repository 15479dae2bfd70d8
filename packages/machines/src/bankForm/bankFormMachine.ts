import type { BankDetails, BankWriteBody } from '@potli/api/contract/bankDetails';
import { ApiError, firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type EditFormContext,
  type EditFormEvent,
  type EditFormTag,
  editForm,
  takeOutput,
} from '../editForm/editForm.ts';
import { notProvided } from '../notProvided.ts';
import { toOutput } from '../toOutput.ts';
import {
  type BankConfirmation,
  type ConfirmationEvent,
  missingConfirmation,
  nothingConfirmed,
  toConfirmation,
} from './bankConfirmation.ts';
import {
  afterBankChange,
  type BankChange,
  type BankForm,
  bankErrors,
  emptyBankForm,
  errorsAfter,
  lacksFields,
  toBankBody,
  toBankForm,
} from './bankForm.ts';

export interface BankFormContext extends EditFormContext<BankForm> {
  /** The saved account or UPI ID; null where there is none, or where it could not be loaded. */
  details: BankDetails | null;
  /** The details could not be loaded, so that some may exist. */
  unknown: boolean;
  confirmation: BankConfirmation;
}

type Success = 'Bank details saved successfully!' | 'Bank details updated successfully!';

type BankFormEmitted =
  | { type: 'details.saved'; message: Success }
  | { type: 'form.refused'; message: 'Please fill all the fields' }
  | { type: 'code.sent'; message: 'A code is on its way to your e-mail address.' }
  | { type: 'save.failed'; message: string };

const { assigners, guards, reading, editing, save } = editForm<BankForm, BankFormContext>(({ form }) =>
  bankErrors(form),
);

/**
 * Bank Account (docs/product/bank-account.md#form): read-only where details exist; in edit mode where there are none or
 * they could not be fetched. Where the host asks who it is, `confirming` takes the password or a mailed code, and the same is
 * sent again with it. Tags say what is on the screen: `reading`, `form` or `confirming`, and `busy` while it is saved.
 */
export const bankFormMachine = setup({
  types: {
    context: {} as BankFormContext,
    events: {} as EditFormEvent<BankChange> | ConfirmationEvent,
    emitted: {} as BankFormEmitted,
    tags: {} as EditFormTag | 'confirming',
  },
  actors: {
    loadDetails: fromPromise<BankDetails | null>(notProvided),
    createDetails: fromPromise<BankDetails, BankWriteBody>(notProvided),
    updateDetails: fromPromise<BankDetails, BankWriteBody>(notProvided),
    /** Mails a code. */
    sendCode: fromPromise<void>(notProvided),
  },
  actions: {
    takeSaved: assign((_, details: BankDetails | null) => ({
      details,
      unknown: false,
      form: details ? toBankForm(details) : emptyBankForm,
      fieldErrors: {},
      confirmation: nothingConfirmed,
    })),
    noteUnknown: assign({ unknown: true }),
    restoreForm: assign(({ context }) => ({
      form: context.details ? toBankForm(context.details) : emptyBankForm,
      fieldErrors: {},
    })),
    takeChange: assign(({ context }, change: BankChange) => ({
      form: afterBankChange(context.form, change, context.details),
      fieldErrors: errorsAfter(context.fieldErrors, change),
    })),
    askFor: assign((_, saving: BankConfirmation['saving']) => ({ confirmation: { ...nothingConfirmed, saving } })),
    takeConfirmation: assign(({ context }, value: string) => ({
      confirmation: { ...context.confirmation, value, error: undefined },
    })),
    showConfirmationError: assign(({ context }, error: string) => ({
      confirmation: { ...context.confirmation, error },
    })),
    showConfirmationMissing: assign(({ context }) => ({
      confirmation: { ...context.confirmation, error: missingConfirmation[context.confirmation.way] },
    })),
    takeWay: assign(({ context }, way: BankConfirmation['way']) => ({
      confirmation: { ...nothingConfirmed, saving: context.confirmation.saving, way },
    })),
    forgetConfirmation: assign({ confirmation: nothingConfirmed }),
    announceCode: emit({ type: 'code.sent', message: 'A code is on its way to your e-mail address.' }),
    showErrors: assign(assigners.showErrors),
    showErrorOf: assign(assigners.showErrorOf),
    announceRefusal: emit({ type: 'form.refused', message: 'Please fill all the fields' }),
    announceSaved: emit((_, message: Success) => ({ type: 'details.saved' as const, message })),
    announceFailure: emit((_, message: string) => ({ type: 'save.failed' as const, message })),
  },
  guards: {
    exists: ({ context }) => context.details !== null,
    isUnknown: ({ context }) => context.unknown,
    lacksFields: ({ context }) => lacksFields(context.form),
    isOnFile: (_, details: BankDetails | null) => details !== null,
    asksWho: (_, error: unknown) => reasonNamed(error) === 'CONFIRMATION_REQUIRED',
    wasWrong: (_, error: unknown) => reasonNamed(error) === 'CONFIRMATION_WRONG',
    lacksConfirmation: ({ context }) => context.confirmation.value.trim() === '',
    isCreating: ({ context }) => context.confirmation.saving === 'creating',
    wasThere: ({ context }, error: unknown) => context.unknown && isTaken(error),
    ...guards,
  },
}).createMachine({
  id: 'bankForm',
  context: {
    details: null,
    unknown: false,
    form: emptyBankForm,
    fieldErrors: {},
    confirmation: nothingConfirmed,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadDetails',
        src: 'loadDetails',
        onDone: [
          {
            guard: { type: 'isOnFile', params: toOutput },
            target: 'reading',
            actions: takeOutput,
          },
          { target: 'editing', actions: takeOutput },
        ],
        onError: { target: 'editing', actions: 'noteUnknown' },
      },
    },
    reading,
    editing: {
      tags: 'form',
      on: {
        'load.retried': { guard: 'isUnknown', target: 'loading' },
        ...editing,
        'form.submitted': [
          { guard: 'lacksFields', actions: ['showErrors', 'announceRefusal'] },
          { guard: 'isIncorrect', actions: 'showErrors' },
          { guard: 'exists', target: 'updating' },
          { target: 'creating' },
        ],
      },
    },
    creating: {
      tags: ['form', 'busy'],
      invoke: {
        ...save('createDetails', 'Bank details saved successfully!'),
        input: toBody,
        onError: [
          // loading had failed, and there are details
          { guard: { type: 'wasThere', params: toError }, target: 'updating' },
          ...unlessConfirmed('creating'),
        ],
      },
    },
    updating: {
      tags: ['form', 'busy'],
      invoke: {
        ...save('updateDetails', 'Bank details updated successfully!'),
        input: toBody,
        onError: unlessConfirmed('updating'),
      },
    },
    confirming: {
      tags: 'confirming',
      on: {
        'confirmation.changed': { actions: { type: 'takeConfirmation', params: ({ event }) => event.value } },
        'confirmation.cancelled': { target: 'editing', actions: 'forgetConfirmation' },
        'password.chosen': { actions: { type: 'takeWay', params: 'password' } },
        'code.asked': 'sendingCode',
        'form.submitted': [
          { guard: 'lacksConfirmation', actions: 'showConfirmationMissing' },
          { guard: 'isCreating', target: 'creating' },
          { target: 'updating' },
        ],
      },
    },
    sendingCode: {
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: { target: 'confirming', actions: [{ type: 'takeWay', params: 'code' }, 'announceCode'] },
        onError: {
          target: 'confirming',
          actions: { type: 'announceFailure', params: ({ event }) => firstError(event.error, CODE_FAILED) },
        },
      },
    },
  },
});

const CODE_FAILED = 'We could not mail a code. Please try again.';

/** What follows a save that failed: the host asks who it is, what was typed is wrong, or anything else. */
function unlessConfirmed<Saving extends 'creating' | 'updating'>(saving: Saving) {
  return [
    {
      guard: { type: 'asksWho', params: toError },
      target: 'confirming',
      actions: { type: 'askFor', params: saving },
    },
    {
      guard: { type: 'wasWrong', params: toError },
      target: 'confirming',
      actions: {
        type: 'showConfirmationError',
        params: ({ event }: { event: { error: unknown } }) => reasonOf(event.error),
      },
    },
    {
      target: 'editing',
      actions: [
        'forgetConfirmation',
        { type: 'announceFailure', params: ({ event }: { event: { error: unknown } }) => reasonOf(event.error) },
      ],
    },
  ] as const;
}

function reasonNamed(error: unknown): string | undefined {
  return error instanceof ApiError ? error.reason : undefined;
}

function toBody({ context }: { context: BankFormContext }): BankWriteBody {
  return { ...toBankBody(context.form), ...toConfirmation(context.confirmation) };
}

function toError({ event }: { event: { error: unknown } }): unknown {
  return event.error;
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function reasonOf(error: unknown): string {
  return firstError(error, 'Failed to save bank details. Please try again.');
}
