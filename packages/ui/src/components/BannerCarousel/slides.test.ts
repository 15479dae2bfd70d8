import { describe, expect, test } from 'vitest';
import { chooseSlide, firstSlide, slidePhase, stepSlide } from './slides.ts';

describe('slides', () => {
  test('go round in both directions', () => {
    const second = stepSlide(firstSlide, 1, 2);
    expect(second).toEqual({ index: 1, leaving: 0, direction: 1 });
    expect(stepSlide(second, 1, 2).index).toBe(0);
    expect(stepSlide(firstSlide, -1, 4)).toEqual({ index: 3, leaving: 0, direction: -1 });
  });

  test('move towards the chosen one, or stay', () => {
    const third = chooseSlide(firstSlide, 2);
    expect(third).toEqual({ index: 2, leaving: 0, direction: 1 });
    expect(chooseSlide(third, 1).direction).toBe(-1);
    expect(chooseSlide(third, 2)).toBe(third);
  });

  test('the first one stands still until something moves', () => {
    expect([0, 1, 2].map((slide) => slidePhase(firstSlide, slide))).toEqual(['current', 'waiting', 'waiting']);
  });

  test('one enters, one leaves, the others wait', () => {
    const phases = (direction: 1 | -1) =>
      [0, 1, 2].map((slide) => slidePhase(stepSlide(firstSlide, direction, 3), slide));
    expect(phases(1)).toEqual(['leaveNext', 'enterNext', 'waiting']);
    expect(phases(-1)).toEqual(['leavePrevious', 'waiting', 'enterPrevious']);
  });
});
