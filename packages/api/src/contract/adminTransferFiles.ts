import * as z from 'zod/mini';
import { Id, Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedLine } from './typedText.ts';

/** Megabytes of the answer of a bank that the admin area reads; `potli payouts return-file` reads larger ones. */
export const RETURN_FILE_MOST_MB = 4;

/** Base64 has four characters for three bytes. */
const RETURN_BODY_MB = 6;

/** Lines of an answer that are listed: those with a problem first. */
export const RETURN_LINES_MOST = 500;

/** A file of transfers that a person carries to the bank (docs/banks.md#neft-file). Amounts in rupees. */
export const TransferFile = z.object({
  name: z.string(),
  /** What the bank's layout calls it on disk. */
  fileName: z.string(),
  madeAt: Instant,
  payouts: z.number(),
  total: z.number(),
  /** Payouts for which the bank has not answered. */
  openPayouts: z.number(),
  /** The bank did not take it: its payouts wait for another file. */
  withdrawnAt: z.nullable(Instant),
});
export type TransferFile = z.infer<typeof TransferFile>;

/** Payouts that wait for the next file. Total in rupees. */
export const TransferQueue = z.object({
  /** Whether the bank of the shop takes files; a bank with an API needs none. */
  takesFiles: z.boolean(),
  payouts: z.number(),
  total: z.number(),
  /** Since when the oldest waits; null where none does. */
  since: z.nullable(Instant),
});
export type TransferQueue = z.infer<typeof TransferQueue>;

/**
 * What a line of an answer does to its payout: `known` was read before, `waiting` is not decided by the bank, `problem` does not fit
 * what the shop knows, `note` is about no payout.
 */
export const returnOutcomes = ['sent', 'failed', 'returned', 'known', 'waiting', 'problem', 'note'] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

export const ReturnedLine = z.object({
  /** From 1; 0 is about the whole file. */
  line: z.number(),
  outcome: z.enum(returnOutcomes),
  /** Of the payout, as the file names it; null where the line has none that can be read. */
  reference: z.nullable(z.string()),
  /** The UTR, the reason of the bank, or what does not fit. */
  text: z.nullable(z.string()),
});
export type ReturnedLine = z.infer<typeof ReturnedLine>;

export const ReturnAnswer = z.object({
  /** Whether payouts were changed; else it says what would be. */
  isApplied: z.boolean(),
  totals: z.record(z.enum(returnOutcomes), z.number()),
  lines: z.array(ReturnedLine),
});
export type ReturnAnswer = z.infer<typeof ReturnAnswer>;

const right = { auth: 'admin', right: 'money' } as const;
const dangerous = { ...right, confirmed: true, keyed: true } as const;
const params = z.object({ name: Id });

export const getTransferQueue = endpoint({
  method: 'GET',
  path: '/admin/transfer-queue',
  summary: 'Payouts that wait for the next file, and whether the bank takes files (money)',
  ...right,
  response: TransferQueue,
  errors: [401, 403],
});

export const listTransferFiles = endpoint({
  method: 'GET',
  path: '/admin/transfer-files',
  summary: 'Files of transfers, the newest first (money)',
  ...right,
  query: z.object(pageQuery),
  response: z.array(TransferFile),
  paged: true,
  errors: [401, 403],
});

export const makeTransferFile = endpoint({
  method: 'POST',
  path: '/admin/transfer-files',
  summary:
    'Make a file of the payouts that wait; null where all of them went back to their members. `downloadTransferFile` hands it out (money)',
  ...dangerous,
  body: z.object({
    /** How many waited when the queue was read: with another number nothing changes. */
    waiting: z.number().check(z.int(), z.gte(1)),
  }),
  response: z.object({ file: z.nullable(TransferFile) }),
  errors: [401, 403, 409],
});

export const downloadTransferFile = endpoint({
  method: 'POST',
  path: '/admin/transfer-files/{name}/download',
  summary: 'A file for the bank, with whole account numbers; each time the audit log says who took it (money)',
  ...dangerous,
  params,
  response: z.object({ fileName: z.string(), text: z.string() }),
  errors: [401, 403, 404, 409],
});

export const withdrawTransferFile = endpoint({
  method: 'POST',
  path: '/admin/transfer-files/{name}/withdrawal',
  summary: 'Withdraw a file that the bank did not take: its payouts wait for the next one (money)',
  ...dangerous,
  params,
  response: TransferFile,
  errors: [401, 403, 404, 409],
});

export const readReturnFile = endpoint({
  method: 'POST',
  path: '/admin/transfer-returns',
  summary: 'What the answer of the bank to a file would do, line by line, then do that (`applies`) (money)',
  ...dangerous,
  bodyMegabytes: RETURN_BODY_MB,
  body: z.object({
    fileName: typedLine().check(z.minLength(1), z.maxLength(255)),
    /** The bytes of the file in base64: the host finds out how they are encoded. */
    bytes: z.base64().check(z.maxLength(Math.ceil((RETURN_FILE_MOST_MB * 1_000_000) / 3) * 4)),
    /** Absent: nothing is changed. Each line counts by itself, and is judged by what is known when it is applied. */
    applies: z._default(z.boolean(), false),
  }),
  response: ReturnAnswer,
  errors: [401, 403, 409, 413],
});
