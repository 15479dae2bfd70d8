import { expect, test } from 'vitest';
import { placeTooltip } from './useTooltip.ts';

const view = { width: 400, height: 800 };
const tip = { width: 200, height: 50 };
const trigger = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test('places a tooltip above its trigger, centred', () => {
  expect(placeTooltip(trigger(180, 300), tip, view)).toEqual({ left: 100, top: 250 });
});

test('places it below a trigger at the top of the window', () => {
  expect(placeTooltip(trigger(180, 20), tip, view)).toEqual({ left: 100, top: 60 });
});

test('keeps it inside the window on both sides', () => {
  expect(placeTooltip(trigger(0, 300), tip, view).left).toBe(0);
  expect(placeTooltip(trigger(360, 300), tip, view).left).toBe(200);
});
