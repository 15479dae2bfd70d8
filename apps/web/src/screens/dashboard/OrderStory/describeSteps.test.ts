import type { OrderStory } from '@potli/api/contract/transactions';
import { demoOrderStories } from '@potli/api/fixtures';
import { DAY_MS } from '@potli/api/units/time';
import { expect, test } from 'vitest';
import { describeSteps } from './describeSteps.ts';
import { orderAnswer } from './orderAnswer.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);
const storyOf = (status: string): OrderStory => {
  const story = demoOrderStories.find(({ currentStatus }) => currentStatus === status);
  if (!story) throw new Error(`No order is ${status}`);
  return story;
};

test.each([
  ['TRACKED', ['done', 'done', 'current', 'upcoming', 'upcoming']],
  ['UNDER_REVIEW', ['done', 'done', 'done', 'current', 'upcoming']],
  ['CONFIRMED', ['done', 'done', 'done', 'done', 'current']],
  ['PAID', ['done', 'done', 'done', 'done', 'succeeded']],
  ['REJECTED', ['done', 'done', 'done', 'failed', 'skipped']],
  ['REVERSED', ['done', 'done', 'done', 'done', 'failed']],
])('%s has the steps %j', (status, states) => {
  expect(describeSteps(storyOf(status), NOW).map(({ state }) => state)).toEqual(states);
});

test.each([
  ['REJECTED', 'Declined'],
  ['REVERSED', 'Declined'],
])('%s shows its reason at the step where it ended, and beside the amount: %s', (status, place) => {
  const story = storyOf(status);
  expect(describeSteps(story, NOW).find(({ state }) => state === 'failed')?.text).toBe(story.declineReason);
  expect(orderAnswer(story, NOW)).toMatchObject({ tone: 'lost', place, remark: story.declineReason });
});

test('a decision within the return period ended it', () => {
  const early = demoOrderStories.find(
    ({ currentStatus, clickSource }) => currentStatus === 'REJECTED' && clickSource === 'CREDIT_CARD',
  );
  expect(early && describeSteps(early, NOW)[2]?.title).toBe('The return period ended early');
  expect(describeSteps(storyOf('PAID'), NOW)[2]?.title).toBe('The return period is over');
});

test('an order without a click says so', () => {
  const claimed = demoOrderStories.find(({ clickId }) => clickId === null);
  expect(claimed && describeSteps(claimed, NOW)[0]?.title).toBe('No click');
});

test.each([
  ['PAID', 'In your bank since 12-11-2026.'],
  ['PAYABLE', 'Expected in your bank by 22-11-2026.'],
  ['UNDER_REVIEW', 'Expected in your bank by 19-12-2026.'],
])('%s answers %s', (status, answer) => {
  expect(orderAnswer(storyOf(status), NOW).answer).toBe(answer);
});

test('gives no date where none is known', () => {
  expect(orderAnswer(storyOf('TRACKED'), NOW).answer).toBe('Juttigali has not said yet how long it takes.');
});

test('says that it takes longer once a date has passed', () => {
  const later = NOW + 60 * DAY_MS;
  expect(orderAnswer(storyOf('PAYABLE'), later).answer).toMatch(/^It takes longer than expected/);
});

test('an unknown status counts as pending', () => {
  const held = { ...storyOf('UNDER_REVIEW'), currentStatus: 'ON_HOLD_AT_SHOP' };
  expect(orderAnswer(held, NOW)).toMatchObject({ tone: 'waiting', place: 'Cashback in Pending' });
});

/** The story without an expected date of the payout. */
const undated = (story: OrderStory): OrderStory => ({
  ...story,
  payout: null,
  steps: story.steps.map((step) => (step.kind === 'SENT_TO_BANK' ? { ...step, expectedBy: null } : step)),
});

test.each([
  ['UNDER_REVIEW', /decides by \d\d-\d\d-2026\.$/],
  ['CONFIRMED', /^Ready to be sent\.$/],
])('%s without a bank account says what is missing', (status, answer) => {
  const story = undated(storyOf(status));
  const shown = orderAnswer(story, NOW);
  expect(shown.answer).toMatch(answer);
  expect(shown.remark).toMatch(/Bank Account/);
  expect(describeSteps(story, NOW)[4]?.text).toBe('It is sent after you add a bank account and verify your e-mail.');
});

test('a payout that the bank has not confirmed is on its way', () => {
  const payout = { id: '1', status: 'IN_REVIEW', utr: null, failureReason: null };
  const story = { ...undated(storyOf('PAYABLE')), payout };
  expect(orderAnswer(story, NOW).answer).toBe('On its way to your bank.');
  expect(describeSteps(story, NOW)[4]?.title).toBe('On its way to your bank');
});

test('an order that waits for its network says so, and asks for nothing', () => {
  const waiting = { ...storyOf('UNDER_REVIEW'), networkMoney: { paidAt: null, expectedBy: '2027-02-12T06:30:00Z' } };
  const decided = waiting.steps.map((step) => (step.kind === 'DECISION' ? { ...step, state: 'done' as const } : step));
  const story = { ...waiting, steps: decided };
  expect(describeSteps(story, NOW)[3]?.text).toMatch(/^Its network has not paid us yet, usually by 12-02-2027\./);
  expect(describeSteps(story, NOW)[4]?.text).toMatch(/^It is sent after the network has paid us/);
  expect(orderAnswer(story, NOW)).toMatchObject({
    place: 'Cashback in Pending',
    remark: `${story.storeName} confirmed your order. Its network has not paid us yet, usually by 12-02-2027.`,
  });
  const paid = { ...story, networkMoney: { paidAt: '2027-02-01T06:30:00Z', expectedBy: null } };
  expect(describeSteps(paid, NOW)[3]?.text).toBe('We have the money for it, and your cashback moved to Approved.');
});

test('a failed payout shows why', () => {
  const payout = { id: '1', status: 'FAILED', utr: null, failureReason: 'The account is closed.' };
  const story = { ...storyOf('PAYABLE'), payout };
  expect(describeSteps(story, NOW)[4]).toMatchObject({
    title: 'Your bank sent it back',
    text: 'The account is closed.',
  });
});

test('cashback that is taken back after the payout is taken from the next one', () => {
  const payout = { id: '1', status: 'SUCCESS', utr: 'POTN1', failureReason: null };
  const story = { ...storyOf('REVERSED'), payout };
  expect(describeSteps(story, NOW)[4]?.text).toMatch(/taken from your next cashback\.$/);
});

test.each([
  [
    20,
    'Sent to your bank',
    '₹20.00 of it repaid cashback that a shop took back after you had it. ₹30.00 goes to your bank.',
  ],
  [50, 'Nothing is left to send', '₹50.00 of it repaid cashback that a shop took back after you had it.'],
  [0, 'Sent to your bank', 'Approved cashback is sent to your bank account automatically, with no minimum.'],
])('₹50 of which ₹%d repaid a debt', (repaidAmount, title, text) => {
  const story = { ...storyOf('CONFIRMED'), cashbackAmount: 50, repaidAmount, payout: null };
  expect(describeSteps(story, NOW).at(-1)).toMatchObject({ title, text });
});

test.each([
  [null, '2026-11-26T06:30:00Z', /: ₹20\.00 more goes to your bank, usually by 26-11-2026\.$/],
  [null, null, /: ₹20\.00 more goes to your bank\.$/],
  ['2026-11-14T06:30:00Z', null, /: ₹20\.00 more went to your bank on 14-11-2026\.$/],
])('₹20 that were added after the cashback was sent: sent %s, expected %s', (sentAt, expectedBy, text) => {
  const story = { ...storyOf('PAID'), laterPart: { amount: 20, sentAt, expectedBy } };
  expect(describeSteps(story, NOW).at(-1)?.text).toMatch(text);
  const { remark } = orderAnswer(story, NOW);
  if (sentAt) expect(remark).toBeUndefined();
  else expect(remark).toBe('₹20.00 of it is still to come. The rest was sent before.');
  // the same while the rest is on its way
  const open = { ...storyOf('PAYABLE'), laterPart: { amount: 20, sentAt: null, expectedBy } };
  expect(describeSteps(open, NOW).at(-1)?.text).toMatch(/₹20\.00 more goes to your bank/);
});

test.each([
  ['a correction', 4],
  ['money of the network', 3],
])('a date that has passed is not promised: %s', (_name, step) => {
  const expectedBy = '2026-11-26T06:30:00.000Z';
  const confirmed = storyOf('CONFIRMED');
  const story = {
    ...(step === 4 ? storyOf('PAID') : confirmed),
    ...(step === 4
      ? { laterPart: { amount: 20, sentAt: null, expectedBy } }
      : { networkMoney: { paidAt: null, expectedBy } }),
  };
  const textAt = (nowMs: number) => describeSteps(story, nowMs)[step]?.text;
  expect(textAt(NOW)).toContain('usually by 26-11-2026');
  expect(textAt(Date.parse(expectedBy))).toContain('which takes longer than usual');
});
