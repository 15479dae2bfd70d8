import { describe, expect, test } from 'vitest';
import { chooseSlide, firstSlide, slidePhase, stepSlide } from './slides.ts';

describe('slides', () => {
  test('wrap around in both directions', () => {
    const second = stepSlide(firstSlide, 1, 2);
    expect(second).toEqual({ index: 1, leaving: 0, direction: 1 });
    expect(stepSlide(second, 1, 2).index).toBe(0);
    expect(stepSlide(firstSlide, -1, 4)).toEqual({ index: 3, leaving: 0, direction: -1 });
  });

  test('move towards the chosen slide, or stay on it', () => {
    const third = chooseSlide(firstSlide, 2);
    expect(third).toEqual({ index: 2, leaving: 0, direction: 1 });
    expect(chooseSlide(third, 1).direction).toBe(-1);
    expect(chooseSlide(third, 2)).toBe(third);
  });

  test('do not move at first', () => {
    expect([0, 1, 2].map((slide) => slidePhase(firstSlide, slide))).toEqual(['current', 'waiting', 'waiting']);
  });

  test('enter and leave one at a time', () => {
    const phases = (direction: 1 | -1) =>
      [0, 1, 2].map((slide) => slidePhase(stepSlide(firstSlide, direction, 3), slide));
    expect(phases(1)).toEqual(['leaveNext', 'enterNext', 'waiting']);
    expect(phases(-1)).toEqual(['leavePrevious', 'waiting', 'enterPrevious']);
  });
});
