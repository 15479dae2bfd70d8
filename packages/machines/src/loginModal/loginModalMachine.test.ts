import { ApiError } from '@potli/api/errors';
import { describe, expect, it, vi } from 'vitest';
import { email, openAtLogin, openAtSignup, openModal } from '../testing/openModal.ts';
import type { LoginIntent } from './loginForm.ts';

const clickOut: LoginIntent = { kind: 'clickOut', link: 'https://shop.example', targetId: '7', clickSource: 'STORE' };
const refusal = (text: string) => new ApiError(401, 'Unauthorized', [text]);
const tooMany = new ApiError(429, 'Too many', ['Please wait a little and try again.']);

describe('the email step', () => {
  it('checks the account 300 ms after the last change of a valid email', async () => {
    const modal = openModal();
    modal.type('asha@potli.exampl');
    modal.clock.increment(299);
    modal.type(email);
    modal.clock.increment(299);
    expect(modal.checkUser).not.toHaveBeenCalled();
    modal.clock.increment(1);
    await modal.shows('loginForm');
    expect(modal.checkUser).toHaveBeenCalledExactlyOnceWith(email);
  });

  it('does not check an invalid email, and shows the error only when it is left or submitted', () => {
    const modal = openModal();
    modal.type('asha@potli');
    modal.clock.increment(300);
    expect(modal.context().fieldErrors).toEqual({});
    modal.actor.send({ type: 'field.left', field: 'email' });
    expect(modal.context().fieldErrors).toEqual({ email: 'Invalid Email' });
    modal.type('asha@potl');
    expect(modal.context().fieldErrors).toEqual({});
    modal.submit();
    expect(modal.context().fieldErrors).toEqual({ email: 'Invalid Email' });
    expect(modal.checkUser).not.toHaveBeenCalled();
  });

  it('shows neither form until the check ends, and checks once', async () => {
    const modal = openModal({ checkUser: () => new Promise(() => {}) });
    modal.type(email);
    modal.submit();
    modal.submit();
    expect([...modal.actor.getSnapshot().tags].sort()).toEqual(['busy', 'emailStep']);
    expect(modal.checkUser).toHaveBeenCalledOnce();
  });

  it('shows the signup form where there is no account', async () => {
    await openAtSignup();
  });

  it('keeps the email when the check fails, and tries again', async () => {
    const checkUser = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue(true);
    const modal = openModal({ checkUser });
    modal.type(email);
    modal.submit();
    await modal.shows('emailStep');
    expect(modal.context()).toMatchObject({
      form: { email },
      failure: 'We could not check this email. Please try again.',
    });
    modal.submit();
    await modal.shows('loginForm');
    expect(modal.context().failure).toBeUndefined();
  });

  it('has a message for a forgotten password without a valid email', () => {
    const modal = openModal();
    modal.actor.send({ type: 'password.forgotten' });
    expect(modal.context().failure).toBe('Invalid Email.');
  });

  it('sends a link for a forgotten password at once, once, and then waits', async () => {
    const modal = openModal({ forgetPassword: async () => 'A link is on its way.' });
    modal.type(email);
    for (const _ of [1, 2]) modal.actor.send({ type: 'password.forgotten' });
    modal.submit();
    await modal.shows('emailStep');
    modal.clock.increment(1000);
    expect(modal.context()).toMatchObject({ notice: 'A link is on its way.', form: { email } });
    expect(modal.forgetPassword).toHaveBeenCalledExactlyOnceWith(email);
    expect(modal.checkUser).not.toHaveBeenCalled();
    modal.submit();
    await modal.shows('loginForm');
  });

  it('says that the link could not be sent because too many were asked for', async () => {
    const modal = openModal({ forgetPassword: () => Promise.reject(tooMany) });
    modal.type(email);
    modal.actor.send({ type: 'password.forgotten' });
    await modal.shows('emailStep');
    expect(modal.context().failure).toBe('Forget Password failed. Please wait a little and try again.');
  });

  it('says that the link could not be sent', async () => {
    const modal = openModal({ forgetPassword: () => Promise.reject(refusal('other')) });
    modal.type(email);
    modal.actor.send({ type: 'password.forgotten' });
    await modal.shows('emailStep');
    expect(modal.context()).toMatchObject({ notice: undefined, failure: 'Forget Password failed.' });
  });
});

describe('login', () => {
  it('sends the form, says Login Success, closes and forgets the form', async () => {
    const modal = await openAtLogin();
    modal.fill({ password: 'Potli@12345' });
    modal.submit();
    await modal.closes();
    expect(modal.login.mock.calls[0]?.[0]).toMatchObject({ email, password: 'Potli@12345', rememberMe: true });
    expect(modal.emitted).toEqual([{ type: 'login.succeeded', message: 'Login Success', intent: { kind: 'none' } }]);
    expect(modal.context().form).toMatchObject({ email: '', password: '' });
  });

  it('is not sent without a password', async () => {
    const modal = await openAtLogin();
    modal.submit();
    expect(modal.context().fieldErrors).toEqual({ password: 'Password is required' });
    expect(modal.login).not.toHaveBeenCalled();
  });

  it.each([
    ['the first error', refusal('Email or password is wrong.'), 'Email or password is wrong.'],
    ['a sentence of its own', new Error('network'), 'Login failed, please try again.'],
  ])('shows %s when refused, and keeps the form', async (_name, error, failure) => {
    const modal = await openAtLogin({ login: () => Promise.reject(error) });
    modal.fill({ password: 'wrong' });
    modal.submit();
    await modal.shows('loginForm');
    expect(modal.context()).toMatchObject({ failure, form: { email, password: 'wrong' } });
    modal.fill({ password: 'wrong2' });
    expect(modal.context().failure).toBeUndefined();
  });

  it('checks again when the email changes, and begins empty with another email', async () => {
    const modal = await openAtLogin();
    modal.type('ravi@potli.example');
    await modal.shows('emailStep');
    modal.submit();
    await modal.shows('loginForm');
    modal.actor.send({ type: 'otherEmail.chosen' });
    await modal.shows('emailStep');
    expect(modal.context().form.email).toBe('');
  });
});

describe('a forgotten password', () => {
  it('shows the text of the answer', async () => {
    const modal = await openAtLogin({ forgetPassword: async () => 'A link is on its way.' });
    modal.actor.send({ type: 'password.forgotten' });
    await modal.shows('loginForm');
    expect(modal.forgetPassword).toHaveBeenCalledExactlyOnceWith(email);
    expect(modal.context()).toMatchObject({ notice: 'A link is on its way.', failure: undefined });
  });

  it('says that it failed', async () => {
    const modal = await openAtLogin({ forgetPassword: () => Promise.reject(refusal('other')) });
    modal.actor.send({ type: 'password.forgotten' });
    await modal.shows('loginForm');
    expect(modal.context()).toMatchObject({ notice: undefined, failure: 'Forget Password failed.' });
  });
});

describe('signup', () => {
  const complete = { password: 'Potli@12345', name: 'Asha', mobileNumber: '9876543210' };

  it('is not sent while a field is wrong or the terms are not accepted', async () => {
    const modal = await openAtSignup();
    modal.fill({ ...complete, mobileNumber: '987' });
    modal.submit();
    expect(modal.context().fieldErrors).toEqual({
      mobileNumber: 'Phone number must be exactly 10 digits',
      consent: 'Accept the terms to join.',
    });
    expect(modal.signup).not.toHaveBeenCalled();
  });

  it('counts the age by the day on which the modal was opened', async () => {
    const modal = await openAtSignup();
    modal.actor.send({ type: 'field.changed', field: 'birthDate', value: '2008-11-21' });
    modal.actor.send({ type: 'field.left', field: 'birthDate' });
    expect(modal.context().fieldErrors.birthDate).toBe('You must be 18 or older to join.');
  });

  it('has the code of the invitation, whatever the email', async () => {
    const modal = await openAtSignup({ referralCode: 'ASHA42' });
    expect(modal.context().form.referralCode).toBe('ASHA42');
    modal.actor.send({ type: 'otherEmail.chosen' });
    expect(modal.context().form).toMatchObject({ email: '', referralCode: 'ASHA42' });
  });

  it('says Signup Successful', async () => {
    const modal = await openAtSignup();
    modal.fill(complete);
    modal.actor.send({ type: 'field.changed', field: 'consent', value: true });
    modal.submit();
    await modal.closes();
    expect(modal.emitted).toEqual([
      { type: 'login.succeeded', message: 'Signup Successful', intent: { kind: 'none' } },
    ]);
  });

  it('shows why it failed', async () => {
    const modal = await openAtSignup({ signup: () => Promise.reject(new ApiError(503, 'Busy')) });
    modal.fill(complete);
    modal.actor.send({ type: 'field.changed', field: 'consent', value: true });
    modal.submit();
    await modal.shows('signupForm');
    expect(modal.context().failure).toBe('Signup failed, please try again.');
  });
});

describe('opened by a click-out', () => {
  it('opens the link 1000 ms after the login', async () => {
    const modal = await openAtLogin({ intent: clickOut });
    modal.fill({ password: 'Potli@12345' });
    modal.submit();
    await vi.waitFor(() => expect(modal.actor.getSnapshot().value).toBe('redirecting'), { interval: 1 });
    modal.clock.increment(999);
    expect(modal.emitted).toHaveLength(1);
    modal.clock.increment(1);
    expect(modal.emitted).toEqual([
      { type: 'login.succeeded', message: 'Login Success', intent: clickOut },
      { type: 'redirect.due', intent: clickOut },
    ]);
    expect(modal.actor.getSnapshot().value).toBe('closed');
  });

  it('opens nothing after it is closed', async () => {
    const modal = await openAtLogin({ intent: clickOut });
    modal.actor.send({ type: 'modal.closed' });
    modal.clock.increment(10_000);
    expect(modal.emitted).toEqual([]);
    expect(modal.context().intent).toEqual({ kind: 'none' });
  });
});
