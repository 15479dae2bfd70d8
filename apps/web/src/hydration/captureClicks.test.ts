import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureClicks } from './captureClicks.ts';

/** the parts of an element that a click needs here: `closest` knows one ancestor, `contains` one place. */
class FakeElement {
  ancestor: FakeElement | null = null;
  inside = true;
  closest(selector: string) {
    return selector === '[data-replay]' ? this.ancestor : null;
  }
  contains() {
    return this.inside;
  }
}

class FakeWindow extends EventTarget {
  /** Node takes the short form of `capture` only when adding. */
  override removeEventListener(type: string, listener: EventListener, capture: boolean) {
    super.removeEventListener(type, listener, { capture });
  }
}

const button = new FakeElement();

function click(target: FakeElement, init: Partial<MouseEvent> = {}) {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 }, init);
  Object.defineProperty(event, 'target', { value: target });
  window.dispatchEvent(event);
  return event;
}

function partWith(ancestor: FakeElement | null) {
  const part = new FakeElement();
  part.ancestor = ancestor;
  const captured: HTMLElement[] = [];
  const release = captureClicks(part as unknown as HTMLElement, captured);
  return { part, captured, release };
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', new FakeWindow());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('captures a click on a `data-replay` element, and does not let it act', () => {
  const { part, captured } = partWith(button);
  expect(click(part).defaultPrevented).toBe(true);
  expect(captured).toEqual([button]);
});

test('lets other clicks act', () => {
  const { part, captured } = partWith(null);
  expect(click(part).defaultPrevented).toBe(false);
  expect(captured).toEqual([]);
});

test('lets clicks outside of the part act', () => {
  const { part, captured } = partWith(button);
  part.inside = false;
  expect(click(part).defaultPrevented).toBe(false);
  expect(captured).toEqual([]);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'lets a click with %j open what it opens',
  (init) => {
    const { part, captured } = partWith(button);
    expect(click(part, init).defaultPrevented).toBe(false);
    expect(captured).toEqual([]);
  },
);

test('captures nothing after its release', () => {
  const { part, captured, release } = partWith(button);
  release();
  expect(click(part).defaultPrevented).toBe(false);
  expect(captured).toEqual([]);
});
