import type { Receipt } from '@potli/api';
import { bigint, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A public key that signs receipts, or did before. Never changed. */
export const receiptKey = pgTable('receipt_key', {
  /** The thumbprint of the key. */
  id: text().primaryKey(),
  /** Ed25519, in base64url. */
  publicKey: text('public_key').notNull(),
  firstUsed: timestamp('first_used', { withTimezone: true }).notNull().defaultNow(),
});

/** The receipt of a click as it was given the first time. Never changed. */
export const clickReceipt = pgTable('click_receipt', {
  clickId: uuid('click_id').primaryKey(),
  memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
  keyId: text('key_id').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
  receipt: json().$type<Receipt>().notNull(),
});
