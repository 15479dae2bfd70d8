import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { authMachine, type Renewal } from './authMachine.ts';
import type { StoredSession } from './sessionStatus.ts';

const now = 1_000_000;
const fresh: StoredSession = { accessToken: 'a', refreshToken: 'r', expiryTime: now + 60_000, nowMs: now };
const expired: StoredSession = { ...fresh, expiryTime: now - 60_000 };
const spent: StoredSession = { ...expired, refreshToken: undefined };
const none: StoredSession = { nowMs: now };

type AuthState = 'checking' | 'renewing' | 'verifying' | 'loggedIn' | 'loggedOut';

interface World {
  stored?: StoredSession;
  renew?: () => Promise<Renewal>;
  verify?: () => Promise<boolean>;
  end?: () => Promise<void>;
}

function start({ stored = none, renew, verify, end }: World) {
  const clear = vi.fn(async () => {});
  const verifySession = vi.fn(verify ?? (async () => true));
  const renewSession = vi.fn(renew ?? (async () => 'renewed' as const));
  const clock = new SimulatedClock();
  const machine = authMachine.provide({
    actors: {
      readSession: fromPromise(async () => stored),
      renewSession: fromPromise(renewSession),
      verifySession: fromPromise(verifySession),
      clearSession: fromPromise(clear),
      endSession: fromPromise(end ?? (async () => {})),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  const becomes = (tag: 'visitor' | 'member' | 'admitted' | 'unreachable') =>
    vi.waitFor(() => expect([...actor.getSnapshot().tags]).toContain(tag), { interval: 1 });
  const settles = (state: AuthState) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true), { interval: 1 });
  return { actor, clock, clear, verifySession, renewSession, becomes, settles };
}

/** The shell reads tags, not states: an unknown person sees neither the member's header nor the visitor's. */
it.each([
  ['checking', []],
  ['renewing', ['member']],
  ['verifying', ['known', 'member']],
  ['unreachable', ['known', 'member', 'unreachable']],
  ['loggedIn.trusted', ['known', 'member']],
  ['loggedIn.verified', ['admitted', 'known', 'member']],
  ['loggingOut.ending', ['known', 'member']],
  ['loggingOut.clearing', ['known', 'visitor']],
  ['clearing', ['known', 'visitor']],
  ['loggedOut', ['known', 'visitor']],
])('%s has the tags %j', (state, tags) => {
  const [parent = '', child] = state.split('.');
  const value = child === undefined ? parent : { [parent]: child };
  const context = { guarded: false, renewed: false };
  expect([...authMachine.resolveState({ value, context }).tags].sort()).toEqual(tags);
});

describe('on load', () => {
  it('is logged in by an expiry in the future, without asking the server', async () => {
    const { settles, renewSession, verifySession } = start({ stored: fresh });
    await settles('loggedIn');
    expect(renewSession).not.toHaveBeenCalled();
    expect(verifySession).not.toHaveBeenCalled();
  });

  it('is logged in by a refresh after the expiry', async () => {
    const { settles, clear } = start({ stored: expired });
    await settles('loggedIn');
    expect(clear).not.toHaveBeenCalled();
  });

  it('clears what is stored and is logged out where the refresh is refused', async () => {
    const { settles, clear } = start({ stored: expired, renew: async () => 'refused' });
    await settles('loggedOut');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('clears an expired token without a refresh token, without a call', async () => {
    const { settles, clear, renewSession } = start({ stored: spent });
    await settles('loggedOut');
    expect(clear).toHaveBeenCalledOnce();
    expect(renewSession).not.toHaveBeenCalled();
  });

  it('keeps the session while the server does not answer, and tries again', async () => {
    const renew = vi
      .fn<() => Promise<Renewal>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue('renewed');
    const { becomes, settles, clear, clock } = start({ stored: expired, renew });
    await becomes('unreachable');
    clock.increment(5000);
    await settles('loggedIn');
    expect(clear).not.toHaveBeenCalled();
  });
});

describe('the dashboard guard', () => {
  it('refuses a visitor without an access token', async () => {
    const { actor, becomes, verifySession } = start({ stored: none });
    actor.send({ type: 'guard.entered' });
    await becomes('visitor');
    expect(verifySession).not.toHaveBeenCalled();
  });

  it('accepts a stored token only after the server confirmed it', async () => {
    const { actor, becomes, settles, verifySession } = start({ stored: fresh });
    await settles('loggedIn');
    expect(actor.getSnapshot().hasTag('admitted')).toBe(false);
    actor.send({ type: 'guard.entered' });
    await becomes('admitted');
    expect(verifySession).toHaveBeenCalledOnce();
  });

  it('asks the server no more once the member has left the guarded pages', async () => {
    const { actor, becomes, settles, verifySession } = start({ stored: fresh });
    actor.send({ type: 'guard.entered' });
    await becomes('admitted');
    actor.send({ type: 'guard.left' });
    actor.send({ type: 'storage.changed', present: false });
    actor.send({ type: 'storage.changed', present: true });
    await settles('loggedIn');
    expect(verifySession).toHaveBeenCalledOnce();
  });

  it('renews after a failed check and checks again', async () => {
    const verify = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
    const { actor, becomes, verifySession, renewSession } = start({ stored: fresh, verify });
    actor.send({ type: 'guard.entered' });
    await becomes('admitted');
    expect(renewSession).toHaveBeenCalledOnce();
    expect(verifySession).toHaveBeenCalledTimes(2);
  });

  it('treats an error of the check as not logged in, and renews', async () => {
    const verify = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('500')).mockResolvedValue(true);
    const { actor, becomes, renewSession } = start({ stored: fresh, verify });
    actor.send({ type: 'guard.entered' });
    await becomes('admitted');
    expect(renewSession).toHaveBeenCalledOnce();
  });

  it('logs out where the renewed session fails the check, too', async () => {
    const { actor, settles, clear } = start({ stored: fresh, verify: async () => false });
    actor.send({ type: 'guard.entered' });
    await settles('loggedOut');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('logs out where the refresh is refused', async () => {
    const { actor, settles, clear } = start({ stored: fresh, verify: async () => false, renew: async () => 'refused' });
    actor.send({ type: 'guard.entered' });
    await settles('loggedOut');
    expect(clear).toHaveBeenCalledOnce();
  });
});

describe('a logged in member', () => {
  it('logs out: ends the session on the server, clears what is stored, then announces it', async () => {
    const { actor, settles, clear } = start({ stored: fresh });
    const completed = vi.fn(() => expect(clear).toHaveBeenCalledOnce());
    actor.on('logout.completed', completed);
    await settles('loggedIn');
    actor.send({ type: 'logout.requested' });
    await settles('loggedOut');
    expect(completed).toHaveBeenCalledOnce();
  });

  it.each(['checking', 'renewing', 'verifying'] as const)(
    'logs out while the session is %s: a late answer decides nothing',
    async (state) => {
      const [renewal, alive] = [Promise.withResolvers<Renewal>(), Promise.withResolvers<boolean>()];
      const { actor, settles } = start({
        stored: state === 'renewing' ? expired : fresh,
        renew: () => renewal.promise,
        verify: () => alive.promise,
      });
      actor.send({ type: 'guard.entered' });
      await settles(state);
      actor.send({ type: 'logout.requested' });
      await settles('loggedOut');
      renewal.resolve('renewed');
      alive.resolve(true);
      await Promise.all([renewal.promise, alive.promise]);
      expect(actor.getSnapshot().value).toBe('loggedOut');
    },
  );

  it('logs out although the server does not answer', async () => {
    const { actor, settles, clear, clock } = start({ stored: fresh, end: () => new Promise(() => {}) });
    await settles('loggedIn');
    actor.send({ type: 'logout.requested' });
    clock.increment(2000);
    await settles('loggedOut');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('is logged out here when another tab logged out, and in when it logged in', async () => {
    const { actor, settles } = start({ stored: fresh });
    await settles('loggedIn');
    actor.send({ type: 'storage.changed', present: false });
    await settles('loggedOut');
    actor.send({ type: 'storage.changed', present: true });
    await settles('loggedIn');
  });

  it('loses the session when a refused token cannot be renewed', async () => {
    const { actor, settles } = start({ stored: fresh, renew: async () => 'refused' });
    await settles('loggedIn');
    actor.send({ type: 'token.rejected' });
    await settles('loggedOut');
  });
});
