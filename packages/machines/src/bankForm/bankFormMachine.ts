import type { BankBody, BankDetails } from '@potli/api/contract/bankDetails';
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
}

type Success = 'Bank details saved successfully!' | 'Bank details updated successfully!';

type BankFormEmitted =
  | { type: 'details.saved'; message: Success }
  | { type: 'form.refused'; message: 'Please fill all the fields' }
  | { type: 'save.failed'; message: string };

const { assigners, guards, reading, editing, save } = editForm<BankForm, BankFormContext>(({ form }) =>
  bankErrors(form),
);

/**
 * Bank Account (docs/product/bank-account.md#form): read-only where details exist; in edit mode where there are none or
 * they could not be fetched. Tags say what is on the screen: `reading` or `form`, and `busy` while it is saved.
 */
export const bankFormMachine = setup({
  types: {
    context: {} as BankFormContext,
    events: {} as EditFormEvent<BankChange>,
    emitted: {} as BankFormEmitted,
    tags: {} as EditFormTag,
  },
  actors: {
    loadDetails: fromPromise<BankDetails | null>(notProvided),
    createDetails: fromPromise<BankDetails, BankBody>(notProvided),
    updateDetails: fromPromise<BankDetails, BankBody>(notProvided),
  },
  actions: {
    takeSaved: assign((_, details: BankDetails | null) => ({
      details,
      unknown: false,
      form: details ? toBankForm(details) : emptyBankForm,
      fieldErrors: {},
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
    wasThere: ({ context }, error: unknown) => context.unknown && isTaken(error),
    ...guards,
  },
}).createMachine({
  id: 'bankForm',
  context: { details: null, unknown: false, form: emptyBankForm, fieldErrors: {} },
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
          { target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => reasonOf(event.error) } },
        ],
      },
    },
    updating: {
      tags: ['form', 'busy'],
      invoke: {
        ...save('updateDetails', 'Bank details updated successfully!'),
        input: toBody,
        onError: {
          target: 'editing',
          actions: { type: 'announceFailure', params: ({ event }) => reasonOf(event.error) },
        },
      },
    },
  },
});

function toBody({ context }: { context: BankFormContext }): BankBody {
  return toBankBody(context.form);
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
