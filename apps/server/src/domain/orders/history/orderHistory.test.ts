import { describe, expect, it } from 'vitest';
import type { OrderReport } from '../reports/OrderReport.ts';
import { type Carrier, orderHistory } from './orderHistory.ts';
import { storySteps } from './storySteps.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const iso = (number: number) => day(number).toISOString();

const reportOf = (status: OrderReport['status'], number: number) => ({
  status,
  occurredAt: day(number),
  eventId: `${status} ${number}`,
});

const carrier = (state: Carrier['state'], created: number, settled?: number): Carrier => ({
  id: `${created}`,
  state,
  createdAt: day(created),
  settledAt: settled === undefined ? null : day(settled),
  returnedAt: null,
  utr: null,
  failureReason: null,
});

type Status = Parameters<typeof orderHistory>[0]['currentStatus'];

interface Case {
  status: Status;
  reports: ReturnType<typeof reportOf>[];
  payouts?: Carrier[];
  now: number;
  rest?: Date | null | undefined;
  repaid?: bigint;
  released?: Date;
  networkPaysBy?: Date;
  forfeited?: number;
}

const order = { reportedAt: day(2), returnDays: 30 };

function history({ status, reports, payouts = [], forfeited, now }: Case) {
  const forfeitedAt = forfeited === undefined ? null : day(forfeited);
  return orderHistory({ ...order, currentStatus: status, reports, payouts, forfeitedAt }, day(now));
}

function steps(given: Case) {
  const status = given.reports.at(-1)?.status ?? 'tracked';
  const payoutsRestUntil = 'rest' in given ? given.rest : null;
  const facts = {
    ...order,
    earnedPaise: 5_000n,
    repaidPaise: given.repaid ?? 0n,
    status,
    history: history(given),
    payout: given.payouts?.at(-1),
    payoutsRestUntil,
    releasedAt: given.released ?? null,
    networkPaysBy: given.networkPaysBy ?? null,
  };
  return storySteps({ ...facts, clickId: 'click', clickedAt: day(1) }, day(given.now)).map(
    ({ state, at, expectedBy }) => ({
      state,
      at,
      expectedBy,
    }),
  );
}

const done = (at: number) => ({ state: 'done', at: iso(at), expectedBy: null });
const awaited = (state: 'current' | 'upcoming', by: number | null) => ({
  state,
  at: null,
  expectedBy: by === null ? null : iso(by),
});
const stopped = (at: number | null) => ({ state: 'stopped', at: at === null ? null : iso(at), expectedBy: null });

const tracked = reportOf('tracked', 2);
const approved = reportOf('approved', 40);

it('an order that was never approved is rejected, one that was is reversed', () => {
  const rejected = reportOf('rejected', 50);
  expect(history({ status: 'REJECTED', reports: [tracked, rejected], now: 51 }).at(-1)).toEqual({
    status: 'REJECTED',
    at: day(50),
  });
  expect(
    history({ status: 'REVERSED', reports: [tracked, approved, rejected], now: 51 }).map(({ status }) => status),
  ).toEqual(['TRACKED', 'UNDER_REVIEW', 'CONFIRMED', 'REVERSED']);
});

describe('the story of an order', () => {
  it.each<[string, Case, unknown[]]>([
    [
      'in its return period',
      { status: 'TRACKED', reports: [tracked], now: 10 },
      [awaited('current', 32), awaited('upcoming', 62), awaited('upcoming', 65)],
    ],
    [
      'under review',
      { status: 'UNDER_REVIEW', reports: [tracked], now: 40 },
      [done(32), awaited('current', 62), awaited('upcoming', 65)],
    ],
    [
      'overdue: the day stays',
      { status: 'UNDER_REVIEW', reports: [tracked], now: 63 },
      [done(32), awaited('current', 62), awaited('upcoming', 65)],
    ],
    [
      'without an account to send to',
      { status: 'TRACKED', reports: [tracked], now: 10, rest: undefined },
      [awaited('current', 32), awaited('upcoming', 62), awaited('upcoming', null)],
    ],
    [
      'confirmed',
      { status: 'CONFIRMED', reports: [tracked, approved], now: 41 },
      [done(32), done(40), awaited('current', 43)],
    ],
    [
      'confirmed, and forfeited later',
      { status: 'FORFEITED', reports: [tracked, approved], now: 500, forfeited: 450 },
      [done(32), done(40), stopped(450)],
    ],
    [
      'forfeited after the bank had sent it back',
      {
        status: 'FORFEITED',
        reports: [tracked, approved],
        payouts: [carrier('failed', 41, 42)],
        now: 500,
        forfeited: 450,
      },
      [done(32), done(40), stopped(450)],
    ],
    [
      'confirmed early: that ends the return period',
      { status: 'CONFIRMED', reports: [tracked, reportOf('approved', 9)], now: 10 },
      [done(9), done(9), awaited('current', 12)],
    ],
    [
      'confirmed, while it waits for the money of the network',
      { status: 'UNDER_REVIEW', reports: [tracked, approved], now: 41, networkPaysBy: day(100) },
      [done(32), done(40), awaited('current', 103)],
    ],
    [
      'confirmed, and released when the network had paid',
      { status: 'CONFIRMED', reports: [tracked, approved], now: 91, released: day(90) },
      [done(32), done(40), awaited('current', 93)],
    ],
    [
      'confirmed while payouts rest',
      { status: 'CONFIRMED', reports: [tracked, approved], now: 41, rest: day(42) },
      [done(32), done(40), awaited('current', 45)],
    ],
    [
      'confirmed, and all of it repaid a debt',
      { status: 'CONFIRMED', reports: [tracked, approved], now: 90, repaid: 5_000n },
      [done(32), done(40), done(40)],
    ],
    [
      'confirmed, and a part of it repaid a debt',
      { status: 'CONFIRMED', reports: [tracked, approved], now: 41, repaid: 4_999n },
      [done(32), done(40), awaited('current', 43)],
    ],
    [
      'on its way to the bank',
      { status: 'PAYABLE', reports: [tracked, approved], payouts: [carrier('submitted', 41)], now: 42 },
      [done(32), done(40), awaited('current', 43)],
    ],
    [
      'in review at the bank',
      { status: 'PAYABLE', reports: [tracked, approved], payouts: [carrier('review', 41)], now: 42 },
      [done(32), done(40), awaited('current', null)],
    ],
    [
      'after a transfer that failed',
      { status: 'CONFIRMED', reports: [tracked, approved], payouts: [carrier('failed', 41, 42)], now: 43 },
      [done(32), done(40), awaited('current', 45)],
    ],
    [
      'paid',
      { status: 'PAID', reports: [tracked, approved], payouts: [carrier('sent', 41, 42)], now: 50 },
      [done(32), done(40), done(42)],
    ],
    [
      'rejected',
      { status: 'REJECTED', reports: [tracked, reportOf('rejected', 40)], now: 50 },
      [done(32), stopped(40), stopped(null)],
    ],
    [
      'rejected early',
      { status: 'REJECTED', reports: [tracked, reportOf('rejected', 5)], now: 50 },
      [done(5), stopped(5), stopped(null)],
    ],
    [
      'taken back after it was paid',
      {
        status: 'REVERSED',
        reports: [tracked, approved, reportOf('rejected', 45)],
        payouts: [carrier('sent', 41, 42)],
        now: 50,
      },
      [done(32), done(40), stopped(45)],
    ],
  ])('%s', (_, given, expected) => {
    expect(steps(given)).toEqual([done(1), done(2), ...expected]);
  });
});

describe('the statuses of an order', () => {
  const names = (given: Case) => history(given).map(({ status, at }) => `${status} ${at.getUTCDate()}`);

  it('are in order of time, in any order of arrival', () => {
    const reports = [reportOf('rejected', 20), tracked, reportOf('approved', 12)];
    expect(names({ status: 'REVERSED', reports, now: 25 })).toEqual(['TRACKED 2', 'CONFIRMED 12', 'REVERSED 20']);
  });

  it('do not contain a corrected amount', () => {
    const reports = [tracked, reportOf('tracked', 3), reportOf('approved', 12), reportOf('approved', 13)];
    expect(names({ status: 'CONFIRMED', reports, now: 25 })).toEqual(['TRACKED 2', 'CONFIRMED 12']);
  });

  it('contain a failed transfer and the next one', () => {
    const payouts = [carrier('failed', 13, 14), carrier('sent', 15, 16)];
    expect(names({ status: 'PAID', reports: [tracked, reportOf('approved', 12)], payouts, now: 25 })).toEqual([
      'TRACKED 2',
      'CONFIRMED 12',
      'PAYABLE 13',
      'CONFIRMED 14',
      'PAYABLE 15',
      'PAID 16',
    ]);
  });

  it('contain the review after the return period', () => {
    expect(names({ status: 'UNDER_REVIEW', reports: [tracked], now: 33 })).toEqual(['TRACKED 2', 'UNDER_REVIEW 1']);
    expect(names({ status: 'CONFIRMED', reports: [tracked, approved], now: 50 })).toEqual([
      'TRACKED 2',
      'UNDER_REVIEW 1',
      'CONFIRMED 9',
    ]);
  });
});
