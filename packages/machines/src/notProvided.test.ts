import { afterEach, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { authMachine } from './auth/authMachine.ts';
import { profileMachine } from './profile/profileMachine.ts';

afterEach(() => vi.useRealTimers());

it.each<[string, string, AnyStateMachine]>([
  ['auth', 'readSession', authMachine],
  ['profile', 'loadProfile', profileMachine],
])('the machine %s says that its actor %s was forgotten, where a developer sees it', (machine, actor, logic) => {
  vi.useFakeTimers();
  const running = createActor(logic, { input: { today: '2026-11-20' } }).start();
  expect(() => vi.runAllTimers()).toThrow(
    `The machine "${machine}" lacks the actor "${actor}": machine.provide({ actors })`,
  );
  running.stop();
});
