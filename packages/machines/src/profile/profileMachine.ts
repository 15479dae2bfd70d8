import type { CurrentUser } from '@potli/api/contract/profile';
import { firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import { absent } from '../absent.ts';
import {
  emptyProfileForm,
  type ProfileChange,
  type ProfileErrors,
  type ProfileField,
  type ProfileForm,
  profileErrors,
  profileExists,
  toProfileForm,
} from './profileForm.ts';

export interface ProfileContext {
  /** `yyyy-mm-dd`; ages are counted by it. */
  today: string;
  /** As the server has it. */
  profile: CurrentUser | undefined;
  form: ProfileForm;
  fieldErrors: ProfileErrors;
  /** What the server said of the last save that failed; empty where nothing. */
  reason: string;
}

type ProfileEvent =
  | { type: 'load.retried' }
  | { type: 'update.chosen' }
  | { type: 'edit.cancelled' }
  | ({ type: 'field.changed' } & ProfileChange)
  | { type: 'field.left'; field: ProfileField }
  | { type: 'form.submitted' };

type Success = 'Profile details updated successfully!' | 'Profile details saved successfully!';

type ProfileEmitted =
  | { type: 'profile.saved'; message: Success }
  | { type: 'save.failed'; message: 'Failed to save Profile details.' };

const silence = { fieldErrors: {}, reason: '' };

/**
 * My Profile (docs/product/profile.md#form): read-only with Update, or filled in where there is no profile yet. Tags
 * tell what shows: `reading` or `form`, and `busy` while it is saved.
 */
export const profileMachine = setup({
  types: {
    input: {} as { today: string },
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'reading' | 'form' | 'busy',
  },
  actors: {
    loadProfile: fromPromise<CurrentUser>(absent),
    createProfile: fromPromise<CurrentUser, ProfileForm>(absent),
    updateProfile: fromPromise<CurrentUser, ProfileForm>(absent),
  },
  actions: {
    takeProfile: assign((_, profile: CurrentUser) => ({ ...silence, profile, form: toProfileForm(profile) })),
    restoreForm: assign(({ context }) => ({
      ...silence,
      form: context.profile ? toProfileForm(context.profile) : emptyProfileForm,
    })),
    takeChange: assign(({ context }, { field, value }: ProfileChange) => ({
      form: { ...context.form, [field]: value },
      fieldErrors: { ...context.fieldErrors, [field]: undefined },
      reason: '',
    })),
    showErrors: assign(({ context }) => ({ fieldErrors: profileErrors(context.form, context.today) })),
    showErrorOf: assign(({ context }, field: ProfileField) => ({
      fieldErrors: { ...context.fieldErrors, [field]: profileErrors(context.form, context.today)[field] },
    })),
    takeReason: assign((_, reason: string) => ({ reason })),
    announceSaved: emit((_, message: Success) => ({ type: 'profile.saved' as const, message })),
    announceFailure: emit({ type: 'save.failed', message: 'Failed to save Profile details.' }),
  },
  guards: {
    exists: ({ context }) => context.profile !== undefined && profileExists(context.profile),
    isIncomplete: ({ context }) => Object.keys(profileErrors(context.form, context.today)).length > 0,
    isFilled: ({ context }, field: ProfileField) => context.form[field] !== '',
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...silence, today: input.today, profile: undefined, form: emptyProfileForm }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          {
            guard: ({ event }) => profileExists(event.output),
            target: 'reading',
            actions: { type: 'takeProfile', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'takeProfile', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'load.retried': 'loading' } },
    reading: { tags: 'reading', on: { 'update.chosen': 'editing' } },
    editing: {
      tags: 'form',
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        // an empty field waits for the submit
        'field.left': {
          guard: { type: 'isFilled', params: ({ event }) => event.field },
          actions: { type: 'showErrorOf', params: ({ event }) => event.field },
        },
        'edit.cancelled': { guard: 'exists', target: 'reading', actions: 'restoreForm' },
        'form.submitted': [
          { guard: 'isIncomplete', actions: 'showErrors' },
          { guard: 'exists', target: 'updating' },
          { target: 'creating' },
        ],
      },
    },
    creating: {
      tags: ['form', 'busy'],
      entry: assign(silence),
      invoke: {
        id: 'createProfile',
        src: 'createProfile',
        input: ({ context }) => context.form,
        onDone: {
          target: 'reading',
          actions: [
            { type: 'takeProfile', params: ({ event }) => event.output },
            { type: 'announceSaved', params: 'Profile details saved successfully!' },
          ],
        },
        onError: {
          target: 'editing',
          actions: [{ type: 'takeReason', params: ({ event }) => firstError(event.error, '') }, 'announceFailure'],
        },
      },
    },
    updating: {
      tags: ['form', 'busy'],
      entry: assign(silence),
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => context.form,
        onDone: {
          target: 'reading',
          actions: [
            { type: 'takeProfile', params: ({ event }) => event.output },
            { type: 'announceSaved', params: 'Profile details updated successfully!' },
          ],
        },
        onError: {
          target: 'editing',
          actions: [{ type: 'takeReason', params: ({ event }) => firstError(event.error, '') }, 'announceFailure'],
        },
      },
    },
  },
});
