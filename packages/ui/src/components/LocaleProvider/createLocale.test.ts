import { describe, expect, test } from 'vitest';
import { createLocale, type LocaleSettings } from './createLocale.ts';
import { india } from './useLocale.ts';

const instant = '2026-11-20T20:05:59Z';

test('without settings it is the locale that components have by themselves', () => {
  expect(createLocale({})).toEqual(india);
});

test.each<[LocaleSettings, 'ltr' | 'rtl']>([
  [{ language: 'hi-IN' }, 'ltr'],
  [{ language: 'ur-IN' }, 'rtl'],
  [{ language: 'ks' }, 'rtl'],
  [{ language: 'ks-Deva' }, 'ltr'],
  [{ language: 'en-IN', direction: 'rtl' }, 'rtl'],
])('%o runs %s', (settings, direction) => {
  expect(createLocale(settings).direction).toBe(direction);
});

describe('with settings of its own', () => {
  test.each<[LocaleSettings, string, string]>([
    [{}, '20-11-2026', '21-11-2026 01:35'],
    [{ timeZone: 'Asia/Dubai' }, '20-11-2026', '21-11-2026 00:05'],
    [{ timeZone: 'Europe/London' }, '20-11-2026', '20-11-2026 20:05'],
    [{ timeZone: 'Europe/London', language: 'en-GB' }, '20/11/2026', '20/11/2026, 20:05'],
  ])('%o writes days and times', (settings, ofNoon, ofEvening) => {
    const { date, dateTime } = createLocale(settings);
    expect(date('2026-11-20T12:00:00Z', 'N/A')).toBe(ofNoon);
    expect(dateTime(instant, 'N/A')).toBe(ofEvening);
    expect([date(null, 'N/A'), dateTime('yesterday', 'N/A')]).toEqual(['N/A', 'N/A']);
  });

  test.each<[LocaleSettings, string, string, string]>([
    [{}, '₹1,23,457', '-₹1,23,456.50', '₹0'],
    [{ currency: 'USD' }, '$1,23,457', '-$1,23,456.50', '$0'],
    [{ currency: 'USD', language: 'en-US' }, '$123,457', '-$123,456.50', '$0'],
    [{ currency: 'INR', language: 'en-US' }, '₹123,457', '-₹123,456.50', '₹0'],
  ])('%o writes amounts', (settings, whole, exact, nothing) => {
    const { money } = createLocale(settings);
    expect([money(123456.5), money(-123456.5, 'paise'), money(-0.2)]).toEqual([whole, exact, nothing]);
  });
});

test('refuses a zone that does not exist', () => {
  expect(() => createLocale({ timeZone: 'Asia/Nowhere' })).toThrow(RangeError);
});
