import { describe, expect, test } from 'vitest';
import { completeDateText, readDateText, showDateText } from './dateText.ts';

/** What stands in the field after each key. */
function typed(keys: string, withTime: boolean): string[] {
  let value = '';
  return keys.split('').map((key) => {
    value = readDateText(showDateText(value) + key, withTime);
    return showDateText(value);
  });
}

describe('a date that is typed', () => {
  test('gets its separators by itself', () => {
    expect(typed('12112026', false).at(-1)).toBe('12-11-2026');
    expect(typed('121120261824', true).at(-1)).toBe('12-11-2026 18:24');
    expect(typed('12-11', false)).toEqual(['1', '12', '12-', '12-1', '12-11']);
  });

  test('is no longer than a date', () => {
    expect(typed('121120269', false).at(-1)).toBe('12-11-2026');
    expect(typed('1211202618249', true).at(-1)).toBe('12-11-2026 18:24');
  });

  test.each([
    ['12112026', false, '2026-11-12'],
    ['12/11/2026', false, '2026-11-12'],
    ['12.11.2026', false, '2026-11-12'],
    ['29-02-2028', false, '2028-02-29'],
    ['12-11-2026 18:24', true, '2026-11-12T18:24'],
    ['१२-११-२०२६', false, '2026-11-12'],
    ['１２／１１／２０２６', false, '2026-11-12'],
    ['২০২৬/১১/১২', false, '2026-11-12'],
    ['2026/11/12 18:24', true, '2026-11-12T18:24'],
    // as a browser fills it in
    ['1994-08-17', false, '1994-08-17'],
    ['2026-11-12T18:24', true, '2026-11-12T18:24'],
  ] as const)('%s is %s', (entry, withTime, iso) => {
    expect(readDateText(entry, withTime)).toBe(iso);
  });

  test.each([
    ['31-02-2026', false],
    ['29-02-2026', false],
    ['12-13-2026', false],
    ['00-11-2026', false],
    ['12-11-0202', false],
    ['12-11-26', false],
    ['12-11-2026', true],
    ['12-11-2026 24:00', true],
    ['12-11-2026 18:60', true],
    ['', false],
  ] as const)('%s is none, and stays', (entry, withTime) => {
    expect(readDateText(entry, withTime)).toBe(entry);
    expect(showDateText(entry)).toBe(entry);
    expect(completeDateText(entry, withTime)).toBe(entry);
  });

  test('keeps its other parts while one is changed', () => {
    expect(readDateText('12-1-2026', false)).toBe('12-1-2026');
    expect(readDateText('12-10-2026', false)).toBe('2026-10-12');
  });

  test('is completed when the field is left', () => {
    expect(completeDateText('5-1-2026', false)).toBe('2026-01-05');
    expect(completeDateText('5-1-2026 9:05', true)).toBe('2026-01-05T09:05');
  });
});

test('an ISO text is shown as it is read', () => {
  expect(showDateText('2026-11-12')).toBe('12-11-2026');
  expect(showDateText('2026-11-12T18:24')).toBe('12-11-2026 18:24');
  expect(showDateText('2026-11-12T18:24:30')).toBe('12-11-2026 18:24');
});
