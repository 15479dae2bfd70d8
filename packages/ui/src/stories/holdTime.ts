import { type Clock, install } from '@sinonjs/fake-timers';

let clock: Clock | undefined;

/** Tests and React wait less than this, and go on doing so; components wait longer. */
const shortMs = 100;

/**
 * Time stands until `passTime` moves it on: for a story's `beforeEach`, whose cleaning it returns.
 *
 * @param now ISO 8601 instant at which it stands
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

/** Lets `ms` go by while time is held; React draws what was before, and what came of it. */
export async function passTime(ms: number) {
  await drawn();
  clock?.tick(ms);
  await drawn();
}

async function drawn() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
