import { ApiError, firstError } from '@potli/api/errors';
import { cleanAddress } from '@potli/api/text';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { toOutput } from '../toOutput.ts';
import { afterChange, type FieldChange } from './fieldChange.ts';
import { emptyForm, type FieldErrors, type LoginField, type LoginForm, type LoginIntent } from './loginForm.ts';
import { emailErrors, leftErrors, loginErrors, signupErrors } from './signupErrors.ts';

export interface LoginModalContext {
  intent: LoginIntent;
  /** `yyyy-mm-dd`, given at opening; ages are counted by it. */
  today: string;
  form: LoginForm;
  fieldErrors: FieldErrors;
  /** Why the last call failed, as a text for the member. */
  failure: string | undefined;
  /** What the last call did, as a text for the member. */
  notice: string | undefined;
}

/** `today` is `yyyy-mm-dd` in India; `referralCode`: the code with which the visitor came. */
export interface Opening {
  intent: LoginIntent;
  today: string;
  referralCode?: string;
}

type LoginModalEvent =
  | ({ type: 'modal.opened' } & Opening)
  | { type: 'modal.closed' }
  | { type: 'email.changed'; email: string }
  | { type: 'otherEmail.chosen' }
  | ({ type: 'field.changed' } & FieldChange)
  | { type: 'field.left'; field: LoginField }
  | { type: 'form.submitted' }
  | { type: 'password.forgotten' };

type LoginModalEmitted =
  | { type: 'login.succeeded'; message: 'Login Success' | 'Signup Successful'; intent: LoginIntent }
  | { type: 'redirect.due'; intent: LoginIntent };

const silence = { fieldErrors: {}, failure: undefined, notice: undefined };

const closedContext: LoginModalContext = {
  ...silence,
  intent: { kind: 'none' },
  today: '',
  form: emptyForm,
};

/**
 * The Login / Signup modal (docs/product/login.md#modal). Tags say what is on the screen: `emailStep`, `loginForm` or
 * `signupForm`, and `busy` while a call runs. Tokens never enter the machine: `login` and `signup` store them, then
 * resolve. Both must pass their signal to the call, so that a closed modal does not log in.
 */
export const loginModalMachine = setup({
  types: {
    context: {} as LoginModalContext,
    events: {} as LoginModalEvent,
    emitted: {} as LoginModalEmitted,
    tags: {} as 'emailStep' | 'loginForm' | 'signupForm' | 'busy',
  },
  actors: {
    /** Whether there is an account with this email. */
    checkUser: fromPromise<boolean, string>(notProvided),
    login: fromPromise<void, LoginForm>(notProvided),
    signup: fromPromise<void, LoginForm>(notProvided),
    /** Resolves with the text to show. */
    forgetPassword: fromPromise<string, string>(notProvided),
  },
  actions: {
    reset: assign(closedContext),
    begin: assign((_, { intent, today, referralCode = '' }: Opening) => {
      return { intent, today, form: { ...emptyForm, referralCode } };
    }),
    silence: assign(silence),
    beginAgain: assign(({ context: { form } }) => {
      return { ...silence, form: { ...emptyForm, referralCode: form.referralCode } };
    }),
    takeEmail: assign(({ context }, email: string) => ({
      ...silence,
      form: { ...context.form, email: cleanAddress(email) },
    })),
    takeChange: assign(({ context }, change: FieldChange) => ({ ...silence, ...afterChange(context, change) })),
    showErrors: assign((_, fieldErrors: FieldErrors) => ({ fieldErrors })),
    showFailure: assign((_, failure: string) => ({ ...silence, failure })),
    showNotice: assign((_, notice: string) => ({ ...silence, notice })),
    announceLogin: emit(({ context }, message: 'Login Success' | 'Signup Successful') => {
      return { type: 'login.succeeded' as const, message, intent: context.intent };
    }),
    announceRedirect: emit(({ context }) => ({ type: 'redirect.due' as const, intent: context.intent })),
  },
  guards: {
    emailIsValid: ({ context }) => isClean(emailErrors(context.form)),
    loginIsComplete: ({ context }) => isClean(loginErrors(context.form)),
    signupIsComplete: ({ context }) => isClean(signupErrors(context.form, context.today)),
    emailIsFilled: ({ context }) => context.form.email !== '',
    accountExists: (_, exists: boolean) => exists,
    leadsOn: ({ context }) => context.intent.kind !== 'none',
  },
  delays: { checkDelay: 300, redirectDelay: 1000 },
}).createMachine({
  id: 'loginModal',
  context: closedContext,
  initial: 'closed',
  on: { 'modal.closed': '.closed' },
  states: {
    closed: {
      entry: 'reset',
      on: {
        'modal.opened': {
          target: 'filling',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    filling: {
      initial: 'email',
      on: {
        'email.changed': {
          target: '.email',
          actions: { type: 'takeEmail', params: ({ event }) => event.email },
        },
        'otherEmail.chosen': { target: '.email', actions: 'beginAgain' },
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
      },
      states: {
        email: {
          tags: 'emailStep',
          initial: 'typing',
          on: {
            'form.submitted': [
              { guard: 'emailIsValid', target: '.checking' },
              { actions: { type: 'showErrors', params: ({ context }) => emailErrors(context.form) } },
            ],
            'password.forgotten': [
              { guard: 'emailIsValid', target: '.sendingReset' },
              { actions: { type: 'showFailure', params: 'Invalid Email.' } },
            ],
          },
          states: {
            typing: {
              after: { checkDelay: { guard: 'emailIsValid', target: 'checking' } },
              on: {
                'field.left': {
                  guard: 'emailIsFilled',
                  actions: { type: 'showErrors', params: ({ context }) => emailErrors(context.form) },
                },
              },
            },
            checking: {
              tags: 'busy',
              entry: 'silence',
              // A second Enter does not check twice.
              on: { 'form.submitted': {} },
              invoke: {
                id: 'checkUser',
                src: 'checkUser',
                input: ({ context }) => context.form.email,
                onDone: [
                  { guard: { type: 'accountExists', params: toOutput }, target: '#loginModal.filling.login' },
                  { target: '#loginModal.filling.signup' },
                ],
                onError: {
                  target: 'answered',
                  actions: {
                    type: 'showFailure',
                    params: ({ event }) => firstError(event.error, 'We could not check this email. Please try again.'),
                  },
                },
              },
            },
            sendingReset: {
              tags: 'busy',
              entry: 'silence',
              // neither a second press nor Enter interrupts it
              on: { 'password.forgotten': {}, 'form.submitted': {} },
              invoke: {
                id: 'forgetPassword',
                src: 'forgetPassword',
                input: ({ context }) => context.form.email,
                onDone: { target: 'answered', actions: { type: 'showNotice', params: ({ event }) => event.output } },
                onError: { target: 'answered', actions: { type: 'showFailure', params: resetFailure } },
              },
            },
            // The text of an answer stays; only Enter or another email checks again.
            answered: {},
          },
        },
        login: {
          tags: 'loginForm',
          on: {
            'form.submitted': [
              { guard: 'loginIsComplete', target: '#loginModal.loggingIn' },
              { actions: { type: 'showErrors', params: ({ context }) => loginErrors(context.form) } },
            ],
            'password.forgotten': '#loginModal.sendingReset',
          },
        },
        signup: {
          tags: 'signupForm',
          on: {
            'form.submitted': [
              { guard: 'signupIsComplete', target: '#loginModal.signingUp' },
              {
                actions: {
                  type: 'showErrors',
                  params: ({ context }) => signupErrors(context.form, context.today),
                },
              },
            ],
            'field.left': {
              actions: {
                type: 'showErrors',
                params: ({ context, event }) => ({
                  ...context.fieldErrors,
                  ...leftErrors(context.form, event.field, context.today),
                }),
              },
            },
          },
        },
      },
    },
    loggingIn: {
      tags: ['loginForm', 'busy'],
      entry: 'silence',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => context.form,
        onDone: [
          { guard: 'leadsOn', target: 'redirecting', actions: { type: 'announceLogin', params: 'Login Success' } },
          { target: 'closed', actions: { type: 'announceLogin', params: 'Login Success' } },
        ],
        onError: {
          target: 'filling.login',
          actions: {
            type: 'showFailure',
            params: ({ event }) => firstError(event.error, 'Login failed, please try again.'),
          },
        },
      },
    },
    sendingReset: {
      tags: ['loginForm', 'busy'],
      entry: 'silence',
      invoke: {
        id: 'forgetPassword',
        src: 'forgetPassword',
        input: ({ context }) => context.form.email,
        onDone: {
          target: 'filling.login',
          actions: { type: 'showNotice', params: ({ event }) => event.output },
        },
        onError: {
          target: 'filling.login',
          actions: { type: 'showFailure', params: resetFailure },
        },
      },
    },
    signingUp: {
      tags: ['signupForm', 'busy'],
      entry: 'silence',
      invoke: {
        id: 'signup',
        src: 'signup',
        input: ({ context }) => context.form,
        onDone: [
          { guard: 'leadsOn', target: 'redirecting', actions: { type: 'announceLogin', params: 'Signup Successful' } },
          { target: 'closed', actions: { type: 'announceLogin', params: 'Signup Successful' } },
        ],
        onError: {
          target: 'filling.signup',
          actions: {
            type: 'showFailure',
            params: ({ event }) => firstError(event.error, 'Signup failed, please try again.'),
          },
        },
      },
    },
    redirecting: {
      tags: 'busy',
      after: { redirectDelay: { target: 'closed', actions: 'announceRedirect' } },
    },
  },
});

/** Whoever has asked too often reads that waiting helps (docs/product/login.md#messages). */
function resetFailure({ event: { error } }: { event: { error: unknown } }): string {
  const wait = error instanceof ApiError && error.status === 429 ? firstError(error, '') : '';
  return `Forget Password failed. ${wait}`.trim();
}

function isClean(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
