import { expect, it } from 'vitest';
import { payoutNews } from './payoutNews.ts';

const at = new Date('2026-11-20T06:00:00Z');

it.each([
  ['reserved', 'payout', 'payout 7 reserved', new Date('2026-11-20T06:10:00Z')],
  ['sent', 'payout', 'payout 7 settled', undefined],
  ['failed', 'payoutFailed', 'payout 7 settled', undefined],
  ['returned', 'payoutFailed', 'payout 7 returned', undefined],
] as const)('of a payout that is %s: %s', (event, kind, key, dueAt) => {
  const news = payoutNews(event, { payoutId: '7', memberId: 42n, at });
  expect(news).toEqual({ kind, key, journalKey: key, memberId: 42n, payoutId: '7', dueAt });
});
