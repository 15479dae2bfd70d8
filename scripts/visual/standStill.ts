/** Time of the demo shop at which all stories play. */
const now = Date.parse('2026-11-20T06:30:00Z');

/** React, Storybook and the loading of data wait less than this (ms); toasts and countdowns wait longer. */
const shortMs = 100;

/**
 * Runs in every document before its scripts. The date is fixed. Once a story has ended (`data-ended` on
 * `<html>`), long timers do nothing: a toast stays, a countdown stops. Nor does anything come into view then, because
 * a picture of the whole page would load what lies below the window. Playwright's clock would also stop
 * `performance.now`, which React needs.
 */
export const stopClock = `
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

/** Runs in the page: waits until nothing has changed or scrolled for a while, for data that is under way when play ends. */
export async function awaitQuiet(): Promise<void> {
  const [quietMs, limitMs] = [120, 5000];
  const startedAt = performance.now();
  let changedAt = startedAt;
  const note = () => {
    changedAt = performance.now();
  };
  const observer = new MutationObserver(note);
  document.addEventListener('scroll', note, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  while (performance.now() - changedAt < quietMs && performance.now() - startedAt < limitMs) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
  document.removeEventListener('scroll', note, { capture: true });
}

/**
 * Runs in the page: waits for fonts and pictures and ends what moves. Storybook's own pause is removed, because it
 * leaves animations that follow the scroll position at their end.
 * @returns the height of the document in pixels
 */
export async function standStill(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused')) style.remove();
  }
  if (!document.querySelector('style[data-still]')) {
    const style = document.createElement('style');
    style.dataset.still = '';
    // a picture of the whole page also shows what is laid out near the window only; after a change of width a row
    // could snap to one card or to another
    style.textContent = `
      *, ::before, ::after { transition: none !important; caret-color: transparent !important }
      * { content-visibility: visible !important; scroll-snap-type: none !important }
    `;
    document.head.append(style);
  }
  // how far a play function scrolled moves what sticks to the window
  window.scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  for (const animation of moving) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  // until the next frame what moved has a layer of its own, and text on it has other edges
  if (moving.length > 0) await frame();
  await frame();
  return Math.max(document.documentElement.scrollHeight, window.innerHeight);
}
