import { demoDisputes } from '@potli/api/fixtures';
import { expect, test } from 'vitest';
import { daysAfter, sinceWritten } from './sinceWritten.ts';

const HALF_HOUR_MS = 30 * 60_000;
const START_MS = Date.parse('2027-03-01T00:00:00Z');
const dayInIndia = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test.each(Array.from({ length: 48 }, (_, index) => new Date(START_MS + index * HALF_HOUR_MS)))(
  'a first start at %s: nothing of the demo is delivered before the day of its order',
  (now) => {
    const moved = sinceWritten(now);
    const delivered = demoDisputes.filter(({ deliveryDate }) => deliveryDate !== null);
    expect(delivered.length).toBeGreaterThan(1);
    for (const { orderTime, deliveryDate } of delivered) {
      const order = { written: orderTime, moved: moved(orderTime) };
      expect(dayInIndia(daysAfter(order, deliveryDate ?? '')) >= dayInIndia(order.moved)).toBe(true);
    }
  },
);
