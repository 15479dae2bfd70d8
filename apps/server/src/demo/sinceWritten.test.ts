import { demoDisputes } from '@potli/api/fixtures';
import { indiaDay } from '@potli/api/units/india';
import { MINUTE_MS } from '@potli/api/units/time';
import { expect, test } from 'vitest';
import { daysAfter, sinceWritten } from './sinceWritten.ts';

const HALF_HOUR_MS = 30 * MINUTE_MS;
const START_MS = Date.parse('2027-03-01T00:00:00Z');

test.each(Array.from({ length: 48 }, (_, index) => new Date(START_MS + index * HALF_HOUR_MS)))(
  'a first start at %s: nothing of the demo is delivered before the day of its order',
  (now) => {
    const moved = sinceWritten(now);
    const delivered = demoDisputes.filter(({ deliveryDate }) => deliveryDate !== null);
    expect(delivered.length).toBeGreaterThan(1);
    for (const { orderTime, deliveryDate } of delivered) {
      const order = { written: orderTime, moved: moved(orderTime) };
      expect(indiaDay(daysAfter(order, deliveryDate ?? '')) >= indiaDay(order.moved)).toBe(true);
    }
  },
);
