import type { CurrentUser } from '@potli/api/contract/profile';
import { firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type EditFormContext,
  type EditFormEvent,
  type EditFormTag,
  editForm,
  takeOutput,
} from '../editForm/editForm.ts';
import { notProvided } from '../notProvided.ts';
import { phoneDigits } from '../phoneDigits.ts';
import { toOutput } from '../toOutput.ts';
import {
  emptyProfileForm,
  type ProfileChange,
  type ProfileForm,
  profileErrors,
  profileExists,
  toProfileForm,
} from './profileForm.ts';

export interface ProfileContext extends EditFormContext<ProfileForm> {
  /** `yyyy-mm-dd`; ages are counted by it. */
  today: string;
  /** The profile on the server. */
  profile: CurrentUser | undefined;
  /** The server's message about the last failed save; may be empty. */
  reason: string;
}

type Success = 'Profile details updated successfully!' | 'Profile details saved successfully!';

type ProfileEmitted =
  | { type: 'profile.saved'; message: Success }
  | { type: 'save.failed'; message: 'Failed to save Profile details.' };

const noErrors = { fieldErrors: {}, reason: '' };

const { assigners, guards, reading, editing, save } = editForm<ProfileForm, ProfileContext>(({ form, today }) =>
  profileErrors(form, today),
);

const saveFailed = {
  target: 'editing',
  actions: [
    { type: 'takeReason', params: ({ event }: { event: { error: unknown } }) => firstError(event.error, '') },
    'announceFailure',
  ],
} as const;

/**
 * My Profile (docs/product/profile.md#form): read-only with Update, or filled in where there is no profile yet. Tags
 * say what is on the screen: `reading` or `form`, and `busy` while it is saved.
 */
export const profileMachine = setup({
  types: {
    input: {} as { today: string },
    context: {} as ProfileContext,
    events: {} as EditFormEvent<ProfileChange>,
    emitted: {} as ProfileEmitted,
    tags: {} as EditFormTag,
  },
  actors: {
    loadProfile: fromPromise<CurrentUser>(notProvided),
    createProfile: fromPromise<CurrentUser, ProfileForm>(notProvided),
    updateProfile: fromPromise<CurrentUser, ProfileForm>(notProvided),
  },
  actions: {
    takeSaved: assign((_, profile: CurrentUser) => ({ ...noErrors, profile, form: toProfileForm(profile) })),
    restoreForm: assign(({ context }) => ({
      ...noErrors,
      form: context.profile ? toProfileForm(context.profile) : emptyProfileForm,
    })),
    takeChange: assign(({ context }, { field, value }: ProfileChange) => ({
      form: { ...context.form, [field]: field === 'mobileNumber' ? (phoneDigits(value) ?? value) : value },
      fieldErrors: { ...context.fieldErrors, [field]: undefined },
      reason: '',
    })),
    showErrors: assign(assigners.showErrors),
    showErrorOf: assign(assigners.showErrorOf),
    takeReason: assign((_, reason: string) => ({ reason })),
    clearErrors: assign(noErrors),
    announceSaved: emit((_, message: Success) => ({ type: 'profile.saved' as const, message })),
    announceFailure: emit({ type: 'save.failed', message: 'Failed to save Profile details.' }),
  },
  guards: {
    exists: ({ context }) => context.profile !== undefined && profileExists(context.profile),
    isFilledIn: (_, profile: CurrentUser) => profileExists(profile),
    ...guards,
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...noErrors, today: input.today, profile: undefined, form: emptyProfileForm }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          {
            guard: { type: 'isFilledIn', params: toOutput },
            target: 'reading',
            actions: takeOutput,
          },
          { target: 'editing', actions: takeOutput },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: { on: { 'load.retried': 'loading' } },
    reading,
    editing: {
      tags: 'form',
      on: {
        ...editing,
        'form.submitted': [
          { guard: 'isIncorrect', actions: 'showErrors' },
          { guard: 'exists', target: 'updating' },
          { target: 'creating' },
        ],
      },
    },
    creating: {
      tags: ['form', 'busy'],
      entry: 'clearErrors',
      invoke: {
        ...save('createProfile', 'Profile details saved successfully!'),
        onError: saveFailed,
      },
    },
    updating: {
      tags: ['form', 'busy'],
      entry: 'clearErrors',
      invoke: {
        ...save('updateProfile', 'Profile details updated successfully!'),
        onError: saveFailed,
      },
    },
  },
});
