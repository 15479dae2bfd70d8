import type { BankDetails } from '@potli/api/contract/bankDetails';
import { ApiError, firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import { absent } from '../absent.ts';
import {
  afterBankChange,
  type BankChange,
  type BankErrors,
  type BankField,
  type BankForm,
  bankErrors,
  emptyBankForm,
  lacksFields,
  toBankForm,
} from './bankForm.ts';

export interface BankFormContext {
  /** On file; null where nothing is, or where it is not known. */
  details: BankDetails | null;
  /** Whether there are details could not be found out. */
  unknown: boolean;
  form: BankForm;
  fieldErrors: BankErrors;
}

type BankFormEvent =
  | { type: 'load.retried' }
  | { type: 'update.chosen' }
  | { type: 'edit.cancelled' }
  | ({ type: 'field.changed' } & BankChange)
  | { type: 'field.left'; field: BankField }
  | { type: 'form.submitted' };

type Success = 'Bank details saved successfully!' | 'Bank details updated successfully!';

type BankFormEmitted =
  | { type: 'details.saved'; message: Success }
  | { type: 'form.refused'; message: 'Please fill all the fields' }
  | { type: 'save.failed'; message: string };

/**
 * Bank Account (docs/product/bank-account.md#form): read-only where details exist; in edit mode where there are none or
 * they could not be fetched. Tags tell what shows: `reading` or `form`, and `busy` while it is saved.
 */
export const bankFormMachine = setup({
  types: {
    context: {} as BankFormContext,
    events: {} as BankFormEvent,
    emitted: {} as BankFormEmitted,
    tags: {} as 'reading' | 'form' | 'busy',
  },
  actors: {
    loadDetails: fromPromise<BankDetails | null>(absent),
    createDetails: fromPromise<BankDetails, BankForm>(absent),
    updateDetails: fromPromise<BankDetails, BankForm>(absent),
  },
  actions: {
    takeDetails: assign((_, details: BankDetails | null) => ({
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
      fieldErrors: { ...context.fieldErrors, [change.field]: undefined },
    })),
    showErrors: assign(({ context }) => ({ fieldErrors: bankErrors(context.form) })),
    showErrorOf: assign(({ context }, field: BankField) => ({
      fieldErrors: { ...context.fieldErrors, [field]: bankErrors(context.form)[field] },
    })),
    announceRefusal: emit({ type: 'form.refused', message: 'Please fill all the fields' }),
    announceSaved: emit((_, message: Success) => ({ type: 'details.saved' as const, message })),
    announceFailure: emit((_, message: string) => ({ type: 'save.failed' as const, message })),
  },
  guards: {
    exists: ({ context }) => context.details !== null,
    isUnknown: ({ context }) => context.unknown,
    lacksFields: ({ context }) => lacksFields(context.form),
    isIncorrect: ({ context }) => Object.keys(bankErrors(context.form)).length > 0,
    isFilled: ({ context }, field: BankField) => context.form[field] !== '',
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
            guard: ({ event }) => event.output !== null,
            target: 'reading',
            actions: { type: 'takeDetails', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takeDetails', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: 'noteUnknown' },
      },
    },
    reading: { tags: 'reading', on: { 'update.chosen': 'editing' } },
    editing: {
      tags: 'form',
      on: {
        'load.retried': { guard: 'isUnknown', target: 'loading' },
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        // an empty field waits for the submit
        'field.left': {
          guard: { type: 'isFilled', params: ({ event }) => event.field },
          actions: { type: 'showErrorOf', params: ({ event }) => event.field },
        },
        'edit.cancelled': { guard: 'exists', target: 'reading', actions: 'restoreForm' },
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
        id: 'createDetails',
        src: 'createDetails',
        input: ({ context }) => context.form,
        onDone: {
          target: 'reading',
          actions: [
            { type: 'takeDetails', params: ({ event }) => event.output },
            { type: 'announceSaved', params: 'Bank details saved successfully!' },
          ],
        },
        onError: [
          // the fetch had failed, and there was an account after all
          { guard: ({ context, event }) => context.unknown && isTaken(event.error), target: 'updating' },
          { target: 'editing', actions: { type: 'announceFailure', params: ({ event }) => reasonOf(event.error) } },
        ],
      },
    },
    updating: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'updateDetails',
        src: 'updateDetails',
        input: ({ context }) => context.form,
        onDone: {
          target: 'reading',
          actions: [
            { type: 'takeDetails', params: ({ event }) => event.output },
            { type: 'announceSaved', params: 'Bank details updated successfully!' },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'announceFailure', params: ({ event }) => reasonOf(event.error) },
        },
      },
    },
  },
});

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

function reasonOf(error: unknown): string {
  return firstError(error, 'Failed to save bank details. Please try again.');
}
