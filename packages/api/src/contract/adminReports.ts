import * as z from 'zod/mini';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedCode, typedLine } from './typedText.ts';

/** Of the reason with which a report is closed. */
export const CLOSE_REASON_LENGTH = 200;

/** Reports that one call reads again. */
export const REPORTS_READ_AT_ONCE = 25;

/**
 * Why a report waits (docs/networks.md#reports-that-wait). `refused`: it cannot be read or applied. `parked`: its click is unknown. `claimed`: it
 * has only the click of an approved claim. `conflict`: it contradicts its order or its network. `otherBody`: it came before with another body.
 */
export const reportProblems = ['refused', 'parked', 'claimed', 'conflict', 'otherBody'] as const;
export type ReportProblem = (typeof reportProblems)[number];

/** `waiting`: for their click, or for a claim. */
export const reportLists = ['all', 'refused', 'waiting', 'conflict', 'otherBody'] as const;
export type ReportList = (typeof reportLists)[number];

/** A report that a person looks at. */
export const WaitingReport = z.object({
  /** Unique in the list: a report can be there with several bodies. */
  key: z.string(),
  network: z.string(),
  /** Its id within the network; `refused-` and a number for what cannot be read. */
  eventId: z.string(),
  problem: z.enum(reportProblems),
  /** What the bank and the payment provider send can only be closed: the shop asks them what became of each payout and payment. */
  sender: z.enum(['network', 'bank', 'payment']),
  /** Null for what cannot be read. */
  orderId: z.nullable(z.string()),
  clickId: z.nullable(z.string()),
  /** The ticket number of the claim that has its click. */
  claim: z.nullable(z.string()),
  /** Why it was refused; null for what was not. */
  reason: z.nullable(z.string()),
  /** The name of the adapter that read or refused it; null for reports from before it was stored. */
  adapter: z.nullable(z.string()),
  receivedAt: Instant,
  /** How often the same was refused. */
  times: z.number(),
  /** When it was refused last; null for what was not. */
  lastAt: z.nullable(Instant),
  /** Of what was sent. */
  byteCount: z.nullable(z.number()),
  /** The beginning of what was sent, with persons masked; null for reports from before it was stored. */
  body: z.nullable(z.string()),
});
export type WaitingReport = z.infer<typeof WaitingReport>;

const NAME_LENGTH = 200;
const key = {
  network: typedCode().check(z.minLength(1), z.maxLength(NAME_LENGTH)),
  eventId: typedCode().check(z.minLength(1), z.maxLength(NAME_LENGTH)),
};

const right = { auth: 'admin', right: 'money' } as const;
const dangerous = { ...right, confirmed: true, keyed: true } as const;

export const listWaitingReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary: 'Reports of networks that were refused, wait, contradict others or came with another body, oldest first',
  ...right,
  query: z.object({
    ...pageQuery,
    list: z._default(z.enum(reportLists), 'all'),
    network: z.optional(typedLine().check(z.maxLength(NAME_LENGTH))),
  }),
  response: z.array(WaitingReport),
  paged: true,
  errors: [401, 403],
});

export const getReportAdapters = endpoint({
  method: 'GET',
  path: '/admin/report-adapters',
  summary: 'Names of the adapters by which a refused report can be read again',
  ...right,
  response: z.object({ adapters: z.array(z.string()) }),
  errors: [401, 403],
});

export const replayReport = endpoint({
  method: 'POST',
  path: '/admin/reports/replay',
  summary:
    'Read a report again from what was sent, a refused one also by another adapter, and apply it; 409 with the reason where it cannot be',
  ...dangerous,
  body: z.object({
    ...key,
    /** Of a refused report; absent: that of its network. */
    adapter: z.optional(typedCode().check(z.minLength(1), z.maxLength(100))),
  }),
  /** `waiting`: it could be read, and still waits for its click or contradicts others. */
  response: z.object({ outcome: z.enum(['applied', 'waiting']) }),
  errors: [401, 403, 404, 409],
});

/** Up to where reports were read again. */
const Place = z.object({ ...key, receivedAt: Instant });

export const replayReports = endpoint({
  method: 'POST',
  path: '/admin/reports/replay-next',
  summary: `Read the next ${REPORTS_READ_AT_ONCE} reports again, oldest first, and apply what fits, each by itself; \`next\` is where the following call goes on`,
  ...dangerous,
  body: z.object({
    /** The `next` of the call before; null: from the oldest on. */
    after: z.nullable(Place),
  }),
  response: z.object({
    applied: z.number(),
    waiting: z.number(),
    /** Those that cannot be read or applied, with the reason; they stay as they are. */
    failed: z.array(z.object({ network: z.string(), eventId: z.string(), problem: z.string() })),
    /** Null after the last one. */
    next: z.nullable(Place),
  }),
  errors: [401, 403, 409],
});

export const assignReport = endpoint({
  method: 'POST',
  path: '/admin/reports/assign',
  summary:
    'Give a report that waits or contradicts others its click, and apply it with the others of its order; 409 where the click cannot be its own',
  ...dangerous,
  body: z.object({ ...key, clickId: typedCode().check(z.minLength(1), z.maxLength(64)) }),
  /** The click in full, and how many reports of the order count for it. */
  response: z.object({ clickId: z.string(), applied: z.number() }),
  errors: [401, 403, 409],
});

export const closeReport = endpoint({
  method: 'POST',
  path: '/admin/reports/close',
  summary: 'Say that nothing will come of a report: it is listed no more, and never counts',
  ...dangerous,
  body: z.object({
    ...key,
    reason: typedLine().check(z.trim(), z.minLength(1), z.maxLength(CLOSE_REASON_LENGTH)),
  }),
  response: z.object({ network: z.string(), eventId: z.string() }),
  errors: [401, 403, 409],
});
