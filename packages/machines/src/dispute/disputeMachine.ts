import type { Dispute, DisputeSource } from '@potli/api/contract/disputes';
import { firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, raise, setup, stateIn } from 'xstate';
import { notProvided } from '../notProvided.ts';
import {
  type ClaimToSend,
  type DisputeChange,
  type DisputeErrors,
  type DisputeForm,
  disputeErrors,
  emptyDisputeForm,
  type GivenSource,
} from './disputeForm.ts';

/** A store, credit card or flash deal to choose. */
export interface SourceChoice {
  id: string;
  name: string;
  /** False where its network takes no claims. */
  takesClaims?: boolean | undefined;
}

/** A file as the machine sees it; the app passes the browser's files. */
export interface ClaimFile {
  readonly name: string;
  readonly size: number;
}

export interface DisputeContext {
  form: DisputeForm;
  /** The click that the claim began with. */
  clickId: string | undefined;
  fieldErrors: DisputeErrors;
  /** Stores, cards or deals of the chosen source type. */
  choices: readonly SourceChoice[];
  files: readonly ClaimFile[];
  /** Addresses of the files after all were sent; a second try does not send them again. */
  links: readonly string[];
  /** Sent part of the files, 0 to 1. */
  sent: number;
  /** The server's message about the last failed claim; may be empty. */
  reason: string;
}

/** Input of the upload. `report` takes the sent part, 0 to 1. */
export interface UploadInput {
  files: readonly ClaimFile[];
  report: (sent: number) => void;
}

type DisputeEvent =
  | { type: 'source.chosen'; sourceType: DisputeSource }
  /** The source comes from a click, or from the page that the member was on. */
  | ({ type: 'source.given' } & GivenSource)
  | { type: 'choices.retried' }
  | ({ type: 'field.changed' } & DisputeChange)
  | { type: 'files.changed'; files: readonly ClaimFile[] }
  | { type: 'clear.chosen' }
  | { type: 'form.submitted' }
  | { type: 'upload.progressed'; sent: number }
  | { type: 'upload.cancelled' }
  /** Internal: the form is empty again. */
  | { type: 'form.emptied' };

type DisputeEmitted =
  | { type: 'form.refused'; message: 'Please fill all the required fields.' }
  | { type: 'upload.started'; message: 'Uploading files...' }
  | { type: 'upload.finished'; message: 'Files uploaded successfully!' }
  | { type: 'claim.filed'; message: 'Form submitted successfully!'; dispute: Dispute }
  | { type: 'claim.failed'; message: 'Failed to submit the form. Please try again.' };

const empty: DisputeContext = {
  form: emptyDisputeForm,
  clickId: undefined,
  fieldErrors: {},
  choices: [],
  files: [],
  links: [],
  sent: 0,
  reason: '',
};

/**
 * Missing / Claim Cashback (docs/product/claims.md#form). Two regions: `source` loads the list to choose from, `claim`
 * is filled in, then its files are sent, then the claim. Tags: `busy` while something is sent.
 */
export const disputeMachine = setup({
  types: {
    context: {} as DisputeContext,
    events: {} as DisputeEvent,
    emitted: {} as DisputeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadChoices: fromPromise<readonly SourceChoice[], DisputeForm['disputeSourceType']>(notProvided),
    /** Must pass its signal to the upload: cancelling stops the actor. */
    uploadFiles: fromPromise<readonly string[], UploadInput>(notProvided),
    createDispute: fromPromise<Dispute, ClaimToSend>(notProvided),
  },
  actions: {
    takeSource: assign(({ context }, given: GivenSource) => ({
      form: {
        ...context.form,
        disputeSourceType: given.sourceType,
        storeId: given.storeId,
        orderTime: given.orderTime ?? context.form.orderTime,
        disputeType: given.disputeType ?? context.form.disputeType,
      },
      clickId: given.clickId,
      choices: [],
      fieldErrors: {},
    })),
    takeChoices: assign(({ context }, choices: readonly SourceChoice[]) => {
      const isThere = choices.some(({ id }) => id === context.form.storeId);
      return { choices, form: isThere ? context.form : { ...context.form, storeId: '' } };
    }),
    takeChange: assign(({ context }, { field, value }: DisputeChange) => ({
      form: { ...context.form, [field]: value },
      // a claim for another store does not belong to the click
      clickId: field === 'storeId' ? undefined : context.clickId,
      fieldErrors: { ...context.fieldErrors, [field]: undefined },
      reason: '',
    })),
    takeFiles: assign((_, files: readonly ClaimFile[]) => ({ files, links: [], reason: '' })),
    takeLinks: assign((_, links: readonly string[]) => ({ links })),
    beginUpload: assign({ sent: 0, reason: '' }),
    takeProgress: assign((_, sent: number) => ({ sent })),
    showErrors: assign(({ context }) => ({ fieldErrors: disputeErrors(context.form) })),
    takeReason: assign((_, reason: string) => ({ reason })),
    clearReason: assign({ reason: '' }),
    forget: assign(empty),
    emptyForm: raise({ type: 'form.emptied' }),
    announceRefusal: emit({ type: 'form.refused', message: 'Please fill all the required fields.' }),
    announceUpload: emit({ type: 'upload.started', message: 'Uploading files...' }),
    announceUploaded: emit({ type: 'upload.finished', message: 'Files uploaded successfully!' }),
    announceFiled: emit((_, dispute: Dispute) => {
      return { type: 'claim.filed' as const, message: 'Form submitted successfully!' as const, dispute };
    }),
    announceFailure: emit({ type: 'claim.failed', message: 'Failed to submit the form. Please try again.' }),
  },
  guards: {
    isEditing: stateIn({ claim: 'editing' }),
    isIncomplete: ({ context }) => Object.keys(disputeErrors(context.form)).length > 0,
    hasFilesToSend: ({ context }) => context.files.length > 0 && context.links.length === 0,
  },
}).createMachine({
  id: 'dispute',
  type: 'parallel',
  context: empty,
  states: {
    source: {
      initial: 'unchosen',
      on: {
        'source.chosen': {
          guard: 'isEditing',
          target: '.loading',
          actions: { type: 'takeSource', params: ({ event }) => ({ sourceType: event.sourceType, storeId: '' }) },
        },
        'source.given': {
          guard: 'isEditing',
          target: '.loading',
          actions: { type: 'takeSource', params: ({ event }) => event },
        },
        'form.emptied': '.unchosen',
      },
      states: {
        unchosen: {},
        loading: {
          invoke: {
            id: 'loadChoices',
            src: 'loadChoices',
            input: ({ context }) => context.form.disputeSourceType,
            onDone: { target: 'ready', actions: { type: 'takeChoices', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        ready: {},
        failed: { on: { 'choices.retried': 'loading' } },
      },
    },
    claim: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
            'files.changed': { actions: { type: 'takeFiles', params: ({ event }) => event.files } },
            'clear.chosen': { actions: ['forget', 'emptyForm'] },
            'form.submitted': [
              { guard: 'isIncomplete', actions: ['showErrors', 'announceRefusal'] },
              { guard: 'hasFilesToSend', target: 'uploading' },
              { target: 'submitting' },
            ],
          },
        },
        uploading: {
          tags: 'busy',
          entry: ['beginUpload', 'announceUpload'],
          on: {
            'upload.progressed': { actions: { type: 'takeProgress', params: ({ event }) => event.sent } },
            'upload.cancelled': 'editing',
          },
          invoke: {
            id: 'uploadFiles',
            src: 'uploadFiles',
            input: ({ context, self }) => ({
              files: context.files,
              report: (sent) => self.send({ type: 'upload.progressed', sent }),
            }),
            onDone: {
              target: 'submitting',
              actions: [{ type: 'takeLinks', params: ({ event }) => event.output }, 'announceUploaded'],
            },
            onError: {
              target: 'editing',
              actions: [{ type: 'takeReason', params: ({ event }) => firstError(event.error, '') }, 'announceFailure'],
            },
          },
        },
        submitting: {
          tags: 'busy',
          entry: 'clearReason',
          invoke: {
            id: 'createDispute',
            src: 'createDispute',
            input: ({ context: { form, clickId, links } }) => ({ form, clickId, links }),
            onDone: {
              target: 'editing',
              actions: [{ type: 'announceFiled', params: ({ event }) => event.output }, 'forget', 'emptyForm'],
            },
            onError: {
              target: 'editing',
              actions: [{ type: 'takeReason', params: ({ event }) => firstError(event.error, '') }, 'announceFailure'],
            },
          },
        },
      },
    },
  },
});
