import { expect, it, vi } from 'vitest';
import { keepWhileComposing } from './keepWhileComposing.ts';
import { isComposing, unlessComposing } from './unlessComposing.ts';

const keys = ['Enter', 'Escape', 'ArrowDown', 'Tab', ' ', 'Process'];
const composing = [
  ['Chrome, Firefox', { keyCode: 229, isComposing: true }],
  ['Safari, after the composition has ended', { keyCode: 229, isComposing: false }],
  ['one without the code', { keyCode: 13, isComposing: true }],
  ["React's event", { keyCode: 13, nativeEvent: { isComposing: true } }],
] as const;

it.each(composing)('leaves every key of a composition alone: %s', (_, event) => {
  const handler = vi.fn();
  for (const key of keys) unlessComposing(handler)({ ...event, key } as never);
  expect(handler).not.toHaveBeenCalled();
});

it.each([{ keyCode: 13, isComposing: false }, { keyCode: 13, nativeEvent: { isComposing: false } }, { keyCode: 27 }])(
  'handles every other key: %o',
  (event) => {
    const handler = vi.fn();
    unlessComposing(handler)(event);
    expect(handler).toHaveBeenCalledExactlyOnceWith(event);
    expect(isComposing(event)).toBe(false);
  },
);

it('keeps a panel open at the Escape of a composition alone', () => {
  const closing = { keyCode: 27, isComposing: false, preventDefault: vi.fn() };
  keepWhileComposing(closing as never);
  expect(closing.preventDefault).not.toHaveBeenCalled();
  const dropping = { keyCode: 229, isComposing: true, preventDefault: vi.fn() };
  keepWhileComposing(dropping as never);
  expect(dropping.preventDefault).toHaveBeenCalledOnce();
});
