import type { ImportAnswer, WarningKind } from '@potli/api/contract/adminImport';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { ApiError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { toOutput } from '../toOutput.ts';
import {
  type ChosenFile,
  type ImportErrors,
  type ImportForm,
  type ImportText,
  importErrors,
  isTable,
  kindOfName,
} from './importForm.ts';

/** What a file would change, with the text that was read: exactly this is published, whatever becomes of the file. */
export interface CheckedFile {
  sent: ImportText;
  answer: ImportAnswer;
}

export interface CatalogueImportContext {
  form: ImportForm;
  fieldErrors: ImportErrors;
  checked: CheckedFile | undefined;
  /** The kinds of its warnings that were read and are meant. */
  confirmed: readonly WarningKind[];
  /** What went wrong last, a sentence each. */
  problems: readonly string[];
}

type CatalogueImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.removed' }
  | { type: 'kind.chosen'; kind: CatalogueKindName | undefined }
  | { type: 'check.pressed' }
  | { type: 'check.cancelled' }
  | { type: 'warning.confirmed'; kind: WarningKind; isConfirmed: boolean }
  | { type: 'publish.pressed' }
  | { type: 'import.restarted' };

/** Published, or waiting for a second person; `changeId` is null where nothing differed. */
type CatalogueImportEmitted = { type: 'file.published'; outcome: ImportAnswer['outcome']; changeId: string | null };

/** What is on the screen: the form, the difference, or what became of it; `busy` while something is waited for. */
type CatalogueImportTag = 'form' | 'difference' | 'done' | 'failed' | 'busy';

const nothing = { fieldErrors: {}, checked: undefined, confirmed: [], problems: [] };
const noFile: ImportForm = { file: undefined, kind: undefined };

const failure = ({ event }: { event: { error: unknown } }) => event.error;

/**
 * Importing a file into the shop window (docs/product/admin-import.md): `choosing`, then `checking`, which changes nothing,
 * `compared` with the difference, and `publishing`. It ends `published`, or `failed`, from where the same file is
 * checked or published again. A file that cannot be read leads back to `choosing`.
 */
export const catalogueImportMachine = setup({
  types: {
    context: {} as CatalogueImportContext,
    events: {} as CatalogueImportEvent,
    emitted: {} as CatalogueImportEmitted,
    tags: {} as CatalogueImportTag,
  },
  actors: {
    /** Reads the file and asks what it would change. */
    checkFile: fromPromise<CheckedFile, ImportForm>(notProvided),
    publishFile: fromPromise<ImportAnswer, { checked: CheckedFile; confirmed: readonly WarningKind[] }>(notProvided),
  },
  actions: {
    takeFile: assign(({ context }, file: ChosenFile) => ({
      ...nothing,
      form: { file, kind: isTable(file) ? (kindOfName(file) ?? context.form.kind) : undefined },
    })),
    removeFile: assign({ ...nothing, form: noFile }),
    takeKind: assign(({ context }, kind: CatalogueKindName | undefined) => ({
      ...nothing,
      form: { ...context.form, kind },
    })),
    showErrors: assign(({ context }) => ({ fieldErrors: importErrors(context.form) })),
    askConfirmation: assign({ fieldErrors: { confirmation: 'Tick this once you have read it' } }),
    takeConfirmation: assign(({ context }, { kind, isConfirmed }: { kind: WarningKind; isConfirmed: boolean }) => {
      const others = context.confirmed.filter((each) => each !== kind);
      return { confirmed: isConfirmed ? [...others, kind] : others };
    }),
    takeChecked: assign((_, checked: CheckedFile) => ({ checked })),
    takeAnswer: assign(({ context }, answer: ImportAnswer) => ({
      checked: context.checked && { ...context.checked, answer },
    })),
    forget: assign(nothing),
    clearProblems: assign({ problems: [], fieldErrors: {} }),
    takeProblems: assign((_, error: unknown) => ({ problems: problemsOf(error) })),
    announce: emit((_, { outcome, changeId }: ImportAnswer) => ({
      type: 'file.published' as const,
      outcome,
      changeId,
    })),
  },
  guards: {
    isIncomplete: ({ context }) => Object.keys(importErrors(context.form)).length > 0,
    changesNothing: ({ context }) => {
      const { added = 0, changed = 0 } = context.checked?.answer.totals ?? {};
      return added + changed === 0;
    },
    lacksConfirmation: ({ context: { checked, confirmed } }) =>
      checked?.answer.warnings.some(({ kind }) => !confirmed.includes(kind)) === true,
  },
}).createMachine({
  id: 'catalogueImport',
  context: { ...nothing, form: noFile },
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'form',
      on: {
        'file.chosen': { actions: { type: 'takeFile', params: ({ event }) => event.file } },
        'file.removed': { actions: 'removeFile' },
        'kind.chosen': { actions: { type: 'takeKind', params: ({ event }) => event.kind } },
        'check.pressed': [{ guard: 'isIncomplete', actions: 'showErrors' }, { target: 'checking' }],
      },
    },
    checking: {
      tags: ['form', 'busy'],
      entry: 'forget',
      on: { 'check.cancelled': 'choosing' },
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => context.form,
        onDone: { target: 'compared', actions: { type: 'takeChecked', params: toOutput } },
        onError: { target: 'choosing', actions: { type: 'takeProblems', params: failure } },
      },
    },
    compared: {
      tags: 'difference',
      on: {
        'warning.confirmed': {
          actions: { type: 'takeConfirmation', params: ({ event }) => event },
        },
        'publish.pressed': [
          { guard: 'changesNothing' },
          { guard: 'lacksConfirmation', actions: 'askConfirmation' },
          { target: 'publishing' },
        ],
        'import.restarted': { target: 'choosing', actions: 'removeFile' },
      },
    },
    publishing: {
      tags: ['difference', 'busy'],
      entry: 'clearProblems',
      invoke: {
        id: 'publishFile',
        src: 'publishFile',
        input: ({ context }) => ({ checked: context.checked as CheckedFile, confirmed: context.confirmed }),
        onDone: {
          target: 'published',
          actions: [
            { type: 'takeAnswer', params: toOutput },
            { type: 'announce', params: toOutput },
          ],
        },
        onError: { target: 'failed', actions: { type: 'takeProblems', params: failure } },
      },
    },
    published: {
      tags: 'done',
      on: { 'import.restarted': { target: 'choosing', actions: 'removeFile' } },
    },
    failed: {
      tags: ['difference', 'failed'],
      on: {
        'check.pressed': 'checking',
        'publish.pressed': 'publishing',
        'import.restarted': { target: 'choosing', actions: 'removeFile' },
      },
    },
  },
});

function problemsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return ['The file could not be read. Please choose it again.'];
  if (error.errors.length > 0) return error.errors;
  return ['The server did not answer. Please try again.'];
}
