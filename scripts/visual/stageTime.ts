/** Demo shop time at which all stories play. */
const now = Date.parse('2026-11-20T06:30:00Z');

/** React, Storybook and the loading of data wait less than this, milliseconds; toasts and countdowns wait longer. */
const shortMs = 100;

/**
 * Runs in every document before its scripts. The calendar stands still, and once a story has ended (`data-ended` on
 * `<html>`) long timers do nothing any more: a toast stays, a countdown stops. Nor does anything come into sight then,
 * for a picture of the whole page would load what lies below. React goes on by `performance.now`, which Playwright's own
 * clock would stop, too.
 */
export const stageTime = `
  Date.now = () => ${now};
  Date = new Proxy(Date, {
    construct: (target, values, self) => Reflect.construct(target, values.length > 0 ? values : [${now}], self),
  });
  const hasEnded = () => 'ended' in document.documentElement.dataset;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback, options) {
      super((...values) => hasEnded() || callback(...values), options);
    }
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const start = window[name];
    window[name] = (handler, ms = 0, ...values) => {
      const unlessEnded = () => hasEnded() || handler(...values);
      return start(ms < ${shortMs} || typeof handler !== 'function' ? handler : unlessEnded, ms, ...values);
    };
  }
`;
