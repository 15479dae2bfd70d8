import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { LoginForm, LoginIntent } from '../loginModal/loginForm.ts';
import { type LoginModalContext, loginModalMachine } from '../loginModal/loginModalMachine.ts';

export const today = '2026-11-20';
export const email = 'asha@potli.example';

interface World {
  intent?: LoginIntent;
  referralCode?: string;
  checkUser?: (email: string) => Promise<boolean>;
  login?: (form: LoginForm) => Promise<void>;
  signup?: (form: LoginForm) => Promise<void>;
  forgetPassword?: (email: string) => Promise<string>;
}

/** The open modal, with calls that succeed by default, and functions to use it. */
export function openModal({ intent = { kind: 'none' }, referralCode, ...calls }: World = {}) {
  const checkUser = vi.fn(calls.checkUser ?? (async () => true));
  const login = vi.fn(calls.login ?? (async () => {}));
  const signup = vi.fn(calls.signup ?? (async () => {}));
  const forgetPassword = vi.fn(calls.forgetPassword ?? (async () => 'Sent.'));
  const clock = new SimulatedClock();
  const machine = loginModalMachine.provide({
    actors: {
      checkUser: fromPromise(({ input }) => checkUser(input)),
      login: fromPromise(({ input }) => login(input)),
      signup: fromPromise(({ input }) => signup(input)),
      forgetPassword: fromPromise(({ input }) => forgetPassword(input)),
    },
  });
  const actor = createActor(machine, { clock });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'modal.opened', intent, today, referralCode });
  const shows = (tag: 'emailStep' | 'loginForm' | 'signupForm') =>
    vi.waitFor(
      () => {
        expect([...actor.getSnapshot().tags]).toEqual([tag]);
      },
      { interval: 1 },
    );
  const closes = () => vi.waitFor(() => expect(actor.getSnapshot().value).toBe('closed'), { interval: 1 });
  const submit = () => actor.send({ type: 'form.submitted' });
  const type = (text: string) => actor.send({ type: 'email.changed', email: text });
  const fill = (form: Partial<Pick<LoginForm, 'password' | 'name' | 'mobileNumber'>>) => {
    if (form.password !== undefined) actor.send({ type: 'field.changed', field: 'password', value: form.password });
    if (form.name !== undefined) actor.send({ type: 'field.changed', field: 'name', value: form.name });
    if (form.mobileNumber !== undefined) {
      actor.send({ type: 'field.changed', field: 'mobileNumber', value: form.mobileNumber });
    }
  };
  const context = (): LoginModalContext => actor.getSnapshot().context;
  return {
    actor,
    clock,
    emitted,
    checkUser,
    login,
    signup,
    forgetPassword,
    shows,
    closes,
    submit,
    type,
    fill,
    context,
  };
}

/** The modal at the login form. */
export async function openAtLogin(world: World = {}) {
  const modal = openModal(world);
  modal.type(email);
  modal.submit();
  await modal.shows('loginForm');
  return modal;
}

/** The modal at the signup form. */
export async function openAtSignup(world: World = {}) {
  const modal = openModal({ ...world, checkUser: async () => false });
  modal.type(email);
  modal.submit();
  await modal.shows('signupForm');
  return modal;
}
