import { type Clock, install } from '@sinonjs/fake-timers';

let clock: Clock | undefined;

/** Shorter timers belong to tests and React, and still run; those of components are longer. */
const shortMs = 100;

/**
 * Stops the clock until `passTime` moves it. For the `beforeEach` of a story; returns the cleanup function.
 *
 * @param now the stopped time, an ISO 8601 instant
 */
export function holdTime(now: string) {
  const real = { setTimeout: window.setTimeout, setInterval: window.setInterval };
  const held = install({
    now: new Date(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldClearNativeTimers: true,
  });
  clock = held;
  const { setTimeout, setInterval } = window;
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms = 0) => (ms < shortMs ? real.setTimeout : setTimeout)(handler, ms),
    setInterval: (handler: TimerHandler, ms = 0) => (ms < shortMs ? real.setInterval : setInterval)(handler, ms),
  });
  return () => held.uninstall();
}

/** Moves the stopped clock by `ms` milliseconds. React renders before and after. */
export async function passTime(ms: number) {
  await drawn();
  clock?.tick(ms);
  await drawn();
}

async function drawn() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
