import * as z from 'zod/mini';
import { typedCode, typedLine, typedWords } from './typedText.ts';

/** Rows of one page at most. */
export const MAX_PAGE_SIZE = 250;

/** A catalogue id: opaque text to clients. */
export const Id = typedCode().check(z.minLength(1), z.maxLength(64));

export const Slug = typedCode().check(z.minLength(1), z.maxLength(120));

/** ISO 8601 instant in UTC. */
export const Instant = z.iso.datetime({ offset: true });

/** A calendar date, `yyyy-mm-dd`. */
export const DateOnly = z.iso.date('Invalid date');

/** An address alone, as other hosts answer. A page of HTML is none: proxies and networks that ask for a login send one. */
export const BareAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));

/** Percent or rupees with at most two decimals, never negative. */
export const Amount = z.number().check(z.gte(0), z.lte(100_000_000));

/** A boolean in a query string. */
export const QueryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** Zero-based page and its size (docs/product/api.md#lists). */
export const pageQuery = {
  pageNumber: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE_SIZE)), 10),
};

/** One id or several, comma-separated. */
export const IdList = typedCode().check(z.maxLength(2048));

export const Faq = z.object({ question: typedLine(), answer: typedWords() });

export const KeyValue = z.object({ key: typedLine(), value: typedWords() });

/** Why a call failed, where a client can do something about it. */
export type ErrorReason = 'CHANGED_MEANWHILE' | 'CONFIRMATION_REQUIRED' | 'CONFIRMATION_WRONG';

/**
 * Every failure sends this; the first of `errors` is fit to show to a member (docs/product/api.md#envelopes).
 */
export const ErrorEnvelope = z.object({
  status: z.number(),
  message: z.string(),
  errors: z.array(z.string()),
  /** `ErrorReason`, or one of another host; absent from most failures. */
  reason: z.optional(z.string()),
});

/** The envelope of check-user, forget-password and the share link calls. */
export function Envelope<Response extends z.ZodMiniType>(response: Response) {
  return z.object({ status: z.number(), message: z.string(), response });
}

/** The answer of calls that return no data. */
export const Done = z.object({ status: z.number(), message: z.string() });

/** The secret of a link that was mailed. */
export const MailKey = typedCode().check(z.minLength(1), z.maxLength(200));
