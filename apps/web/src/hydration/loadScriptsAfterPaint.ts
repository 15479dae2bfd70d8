import { showWaiting } from '../lib/showWaiting.ts';
import { releaseClicks } from './releaseClicks.ts';

/** What a page without any paint of its own waits for before its scripts are fetched. */
const MAX_FRAMES = 20;

/** How long a click waits for scripts (ms). After that it acts as without them. */
const CLICK_TIMEOUT_MS = 10_000;

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'];

/**
 * Starts hydration without delaying content: captures clicks until the page is hydrated, and loads the scripts after
 * first paint, at the first sign of intent or when the page has loaded and the browser is idle. Which scripts, the page's
 * `<link rel="script">` elements say; an empty page has `modulepreload` in their place, and runs them when it is read. In HTML even a disabled stylesheet is fetched, by Chromium, which reads ahead.
 */
export function loadScriptsAfterPaint(): void {
  window.potliClicks = [];
  for (const type of INTENTS) addEventListener(type, loadAfterPaint, { capture: true, passive: true, once: true });
  addEventListener('click', capture, true);
  // an empty page has nothing to paint before its scripts
  addEventListener('DOMContentLoaded', () => document.querySelector('link[rel=modulepreload]') && load());
  addEventListener('load', () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(loadAfterPaint, { timeout: 3000 });
    else setTimeout(loadAfterPaint, 300);
  });
}

/** React is not here to see these clicks, so `replayEarlyClicks` does them again. */
function capture(event: MouseEvent): void {
  const { potliClicks } = window;
  if (!potliClicks || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
  if (!target) return;
  event.preventDefault();
  potliClicks.push(target);
  showWaiting(true);
  setTimeout(releaseClicks, CLICK_TIMEOUT_MS);
  loadAfterPaint();
}

let frames = 0;

function loadAfterPaint(): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (performance.getEntriesByType('paint').length || frames++ > MAX_FRAMES) load();
      else loadAfterPaint();
    });
  });
}

let loading = false;

function fail(error: unknown): void {
  console.error(error);
  releaseClicks();
}

/**
 * Fetches all scripts beside each other and runs them one after the other, each in a task of its own. Where one does not
 * arrive or cannot be read, the page stays as it is.
 */
function load(): void {
  if (loading) return;
  loading = true;
  // disabled first: the module loader takes these for its own, and the browser fetches none
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=inlined]')) {
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=script],link[rel=modulepreload]')];
  for (const link of links) link.rel = 'modulepreload';
  const runNext = () => {
    const link = links.shift();
    if (link) import(/* @vite-ignore */ link.href).then(() => setTimeout(runNext), fail);
  };
  runNext();
}
