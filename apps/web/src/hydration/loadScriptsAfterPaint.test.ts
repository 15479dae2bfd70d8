import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Link {
  rel: string;
  href: string;
}

/** A module runs only once, so each test has scripts of its own. */
let count = 0;

/** A script for `import()` that records its number. */
const scriptOf = (n: number): Link => ({
  rel: 'script',
  href: `data:text/javascript,(globalThis.run${count}??=[]).push(${n})`,
});

const run = (): unknown => Reflect.get(globalThis, `run${count}`);

let links: Link[];
let painted: boolean;
/** Callbacks that the browser holds back. */
let frames: (() => void)[];
let idle: (() => void)[];
/** What is done after a second or more. */
let later: (() => void)[];
const realTimeout = setTimeout;

const toggleAttribute = vi.fn();

beforeEach(async () => {
  count += 1;
  links = [scriptOf(1), scriptOf(2)];
  painted = true;
  frames = [];
  idle = [];
  later = [];
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => (ms < 1_000 ? realTimeout(act, ms) : later.push(act)));
  const window = new EventTarget();
  const requestIdleCallback = (callback: () => void) => idle.push(callback);
  vi.stubGlobal('window', Object.assign(window, { requestIdleCallback }));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute },
    querySelectorAll: (selector: string) => links.filter(({ rel }) => selector.split(',').includes(`link[rel=${rel}]`)),
    querySelector: (selector: string) => links.find(({ rel }) => selector === `link[rel=${rel}]`) ?? null,
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => (painted ? [{} as PerformanceEntry] : []));
  vi.resetModules();
  const { loadScriptsAfterPaint } = await import('./loadScriptsAfterPaint.ts');
  loadScriptsAfterPaint();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets the browser draw frames until no more are asked for. */
async function draw(most = 100): Promise<number> {
  let drawn = 0;
  while (drawn < most && frames.length > 0) {
    drawn += 1;
    frames.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return drawn;
}

const button = {};

function click(init: object = {}, target: unknown = button) {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 }, init);
  Object.defineProperty(event, 'target', { value: { closest: () => target } });
  window.dispatchEvent(event);
  return event;
}

const loading = () => links.map(({ rel }) => rel === 'modulepreload');

test('loads nothing by itself before the page has loaded and the browser is idle', async () => {
  expect(await draw()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(await draw()).toBe(0);
  idle[0]?.();
  await draw();
  expect(loading()).toEqual([true, true]);
});

test('an empty page runs its scripts when it is read, before the browser is idle', async () => {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loading()).toEqual([false, false]);
  for (const link of links) link.rel = 'modulepreload';
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(run).toEqual([1, 2]);
});

test.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'])(
  'loads at the first %s',
  async (type) => {
    window.dispatchEvent(new Event(type));
    await draw();
    expect(loading()).toEqual([true, true]);
  },
);

test('waits for the first paint', async () => {
  painted = false;
  window.dispatchEvent(new Event('scroll'));
  await draw(10);
  expect(loading()).toEqual([false, false]);
  painted = true;
  await draw(1);
  expect(loading()).toEqual([true, true]);
});

test('does not wait for ever for a page that paints nothing', async () => {
  painted = false;
  window.dispatchEvent(new Event('scroll'));
  expect(await draw()).toBe(22);
  expect(loading()).toEqual([true, true]);
});

test('runs the scripts once and in their order, however many signs of intent there are', async () => {
  for (const type of ['pointermove', 'scroll', 'keydown']) window.dispatchEvent(new Event(type));
  await draw();
  await expect.poll(run).toEqual([1, 2]);
});

test('captures a click on a `data-replay` element and loads', async () => {
  expect(click().defaultPrevented).toBe(true);
  expect(window.potliClicks).toEqual([button]);
  expect(toggleAttribute).toHaveBeenLastCalledWith('data-waiting', true);
  await draw();
  expect(loading()).toEqual([true, true]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'lets a click with %j open what it opens',
  (init) => {
    expect(click(init).defaultPrevented).toBe(false);
    expect(window.potliClicks).toEqual([]);
  },
);

test('lets other clicks act', () => {
  expect(click({}, null).defaultPrevented).toBe(false);
});

test('captures nothing once the page is hydrated', () => {
  window.potliClicks = undefined;
  expect(click().defaultPrevented).toBe(false);
});

/** A captured element, and whether it was clicked after all. */
function clickable() {
  const element = { isConnected: true, click: vi.fn<() => void>() };
  click({}, element);
  return element;
}

test('a click that waits too long acts as without scripts', () => {
  const element = clickable();
  expect(element.click).not.toHaveBeenCalled();
  for (const act of later) act();
  expect(element.click).toHaveBeenCalledOnce();
  expect(toggleAttribute).toHaveBeenLastCalledWith('data-waiting', false);
  expect(click().defaultPrevented).toBe(false);
});

test('where a script cannot be read, clicks act as without scripts, and the next scripts are left out', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  links = [{ rel: 'script', href: 'data:text/javascript,const a = #' }, scriptOf(2)];
  const element = clickable();
  await draw();
  await expect.poll(() => element.click.mock.calls.length).toBe(1);
  expect(run()).toBeUndefined();
});
