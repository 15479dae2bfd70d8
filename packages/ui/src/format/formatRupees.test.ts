import { describe, expect, test } from 'vitest';
import { formatRupees } from './formatRupees.ts';

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [123456, '₹1,23,456'],
    [12345678.5, '₹1,23,45,679'],
    [-250, '-₹250'],
    [-0.2, '₹0'],
  ])('rounds %d to %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  test.each([
    [5, '₹5.00'],
    [1234.5, '₹1,234.50'],
    [123456.789, '₹1,23,456.79'],
    [-0.001, '₹0.00'],
  ])('keeps the paise of %d as %s', (rupees, text) => {
    expect(formatRupees(rupees, 'paise')).toBe(text);
  });
});
