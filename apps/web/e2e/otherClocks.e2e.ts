import { DAY_MS } from '@potli/api/units/time';
import { describe, expect } from 'vitest';
import { hydrate, scrollThrough } from './harness/hydration.ts';
import { publicPages } from './harness/publicPages.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

/** A list, countdowns, and terms with dates stand for the rest. */
const chosen = isWholeRun ? publicPages : publicPages.filter(({ path }) => ['/', '/deals', '/about'].includes(path));

/** Days ahead of the shop: a phone that was off, or a host that runs since last year. */
const clocks = [
  { days: 400, timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' },
  { days: -400, timezoneId: 'America/Los_Angeles', locale: 'de-DE' },
];

describe.each(clocks)('where the clock is $days days ahead, in $timezoneId', ({ days, timezoneId, locale }) => {
  test.for(chosen)('$path hydrates as the shop made it', async ({ path }, { visit }) => {
    const { context, page, faults } = await visit({ place: { timezoneId, locale } });
    await context.clock.install({ time: Date.now() + days * DAY_MS });
    await page.goto(path);
    await hydrate(page);
    await scrollThrough(page);
    expect(faults).toEqual([]);
  });
});
