import { DAY_MS } from '@potli/api/units/time';
import { expect, it } from 'vitest';
import { createRandom } from '../../../testing/createRandom.ts';
import { createUuidV7 } from '../../platform/shared/uuidV7.ts';
import { fromShortClickId, toClickId, toFullClickId, toShortClickId } from './shortClickId.ts';

const uuidV7 = createUuidV7();
const now = Date.parse('2026-11-26T10:00:00Z');
const ids = Array.from({ length: 5_000 }, (_, n) => toClickId(uuidV7(now + Math.floor(n / 7) * DAY_MS)));

it('either name is made from the other, and no two clicks share one', () => {
  const shorts = ids.map(toShortClickId);
  for (const short of shorts) expect(short).toMatch(/^[0-9a-z]{20}$/);
  expect(new Set(shorts).size).toBe(ids.length);
  expect(shorts.map(fromShortClickId)).toEqual(ids);
  expect(shorts.map((short) => fromShortClickId(short.toUpperCase()))).toEqual(ids);
});

it('the id of a click still sorts by its time', () => {
  const inOrder = Array.from({ length: 500 }, () => toClickId(uuidV7(now)));
  expect(inOrder.toSorted()).toEqual(inOrder);
});

it('is named in full by each of its names', () => {
  const [id = ''] = ids;
  expect([id, id.toUpperCase(), toShortClickId(id)].map(toFullClickId)).toEqual([id, id, id]);
  expect(toFullClickId('OD-1')).toBe('od-1');
});

it.each(['', 'a', 'z'.repeat(20), '0'.repeat(19), `${'0'.repeat(19)}-`, '{shortClickId}', 'ORDER000000000000001'])(
  'takes %j for no click',
  (text) => expect(fromShortClickId(text)).toBeUndefined(),
);

it('takes few texts of twenty signs for a click, and fewer with one sign changed', () => {
  const random = createRandom(20_261_126);
  const sign = () => '0123456789abcdefghijklmnopqrstuvwxyz'[random(36)] ?? '0';
  const texts = Array.from({ length: 20_000 }, () => Array.from({ length: 20 }, sign).join(''));
  expect(texts.filter((text) => fromShortClickId(text)).length).toBeLessThan(20_000 / 64);
  const changed = ids.slice(0, 2_000).map((id) => {
    const short = toShortClickId(id);
    const at = random(20);
    return short.slice(0, at) + (short[at] === 'q' ? 'r' : 'q') + short.slice(at + 1);
  });
  expect(changed.filter((text) => fromShortClickId(text)).length).toBeLessThan(2_000 / 64);
});
