import * as z from 'zod/mini';
import { DateOnly, pageQuery, Slug } from './common.ts';
import { endpoint } from './endpoint.ts';
import { GIFT_CARD_MOST_RUPEES } from './policy.ts';
import { typedLine } from './typedText.ts';

/** Characters of the reason for which vouchers leave the stock. */
export const REMOVAL_REASON_LENGTH = 300;
/** Vouchers that can be named at once. */
export const REMOVAL_MOST_IDS = 100;

/** Bytes of a file of vouchers that the admin area imports; larger ones are imported by command. */
export const VOUCHER_FILE_BYTES = 1_000_000;
/** Lines of it. */
export const VOUCHER_FILE_LINES = 5000;
/** Base64 has four characters for three bytes. */
const FILE_LENGTH = Math.ceil(VOUCHER_FILE_BYTES / 3) * 4;

/** Vouchers of a gift card in stock, of one value; never their numbers. Amounts in rupees. */
export const VoucherStock = z.object({
  /** The slug of the card. */
  giftCard: z.string(),
  /** Null where the catalogue has no such card any more. */
  name: z.nullable(z.string()),
  value: z.number(),
  count: z.number(),
  /** Those that do not end too soon to be sold. */
  sellable: z.number(),
  /** What the shop paid for all of them. */
  cost: z.number(),
  /** The first day on which some of them end; null where there is none. */
  expiresFirst: z.nullable(DateOnly),
  /** Low: fewer can be sold than one order may have. */
  state: z.enum(['enough', 'low', 'empty', 'notOffered']),
});
export type VoucherStock = z.infer<typeof VoucherStock>;

export const listVoucherStock = endpoint({
  method: 'GET',
  path: '/admin/vouchers',
  summary:
    'The stock of gift cards by card and value, also values on sale of which there is none; or only what is low or empty',
  auth: 'admin',
  right: 'money',
  query: z.object({ ...pageQuery, only: z.optional(z.enum(['short'])) }),
  response: z.array(VoucherStock),
  paged: true,
  errors: [401, 403],
});

export const RemovedVouchers = z.object({
  outcome: z.enum(['shown', 'removed']),
  count: z.number(),
  /** What the shop paid for them. */
  cost: z.number(),
});
export type RemovedVouchers = z.infer<typeof RemovedVouchers>;

export const removeVouchers = endpoint({
  method: 'POST',
  path: '/admin/vouchers/removals',
  summary:
    'Count vouchers that nobody has bought (`count` absent), then take exactly so many out of the stock; 409 where one is sold or there is another number of them',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({
    giftCard: Slug,
    /** Only those of this value. */
    value: z.optional(z.number().check(z.minimum(1), z.maximum(GIFT_CARD_MOST_RUPEES), z.multipleOf(0.01))),
    /** Only those that end on this day or before. */
    endsUntil: z.optional(DateOnly),
    /** Only these, as `potli doctor` names them. */
    ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(REMOVAL_MOST_IDS))),
    reason: typedLine().check(z.trim(), z.minLength(1), z.maxLength(REMOVAL_REASON_LENGTH)),
    count: z.optional(z.int().check(z.minimum(1))),
  }),
  response: RemovedVouchers,
  errors: [401, 403, 404, 409],
});

/** What a file of vouchers adds to the stock; never a number or a PIN. Amounts in rupees. */
export const VoucherFileAnswer = z.object({
  giftCard: z.string(),
  /** Of the card. */
  name: z.string(),
  /** Vouchers that are added, or would be, by value. */
  values: z.array(
    z.object({
      value: z.number(),
      count: z.number(),
      /** What the shop paid for all of them. */
      cost: z.number(),
      /** The first day on which some of them end. */
      expiresFirst: DateOnly,
    }),
  ),
  added: z.number(),
  /** Those of the file that are in stock or sold already. */
  known: z.number(),
  /** Lines that cannot be read: while there is one, nothing is imported. At most 200 are listed. */
  unreadable: z.number(),
  badLines: z.array(z.object({ line: z.number(), text: z.string() })),
  /** Identifies this answer: sent back to import it. */
  seen: z.string(),
  outcome: z.enum(['shown', 'imported']),
});
export type VoucherFileAnswer = z.infer<typeof VoucherFileAnswer>;

export const importVoucherFile = endpoint({
  method: 'POST',
  path: '/admin/vouchers/file',
  summary:
    'What a file of vouchers would add to the stock of a gift card (`seen` absent), then add exactly that; 409 where it would add something else by now',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  bodyMegabytes: 2,
  body: z.object({
    giftCard: Slug,
    fileName: typedLine().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** Its bytes, in base64. */
    file: z.base64().check(z.maxLength(FILE_LENGTH)),
    /** Of the answer that was looked at; absent: nothing is imported. */
    seen: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  response: VoucherFileAnswer,
  errors: [401, 403, 409, 413],
});
