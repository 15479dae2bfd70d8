import * as z from 'zod/mini';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { rowParams } from './rowName.ts';
import { typedCode, typedWords } from './typedText.ts';

const noteParams = z.extend(rowParams, { id: typedCode().check(z.minLength(1), z.maxLength(20)) });

/** Characters of a note. */
export const NOTE_LENGTH = 1_000;

/** What somebody left for colleagues on a row: plain text, which no visitor sees (docs/product/admin-catalogue.md#notes). */
export const CatalogueNote = z.object({
  id: z.string(),
  /** Null once it is taken back. */
  text: z.nullable(z.string()),
  writtenAt: Instant,
  /** As the audit log names people. */
  writtenBy: z.string(),
  takenBackAt: z.nullable(Instant),
  takenBackBy: z.nullable(z.string()),
  /** Whether the caller can take it back: who wrote it, and an admin. */
  mayTakeBack: z.boolean(),
});
export type CatalogueNote = z.infer<typeof CatalogueNote>;

export const listCatalogueNotes = endpoint({
  method: 'GET',
  path: '/admin/catalogue/{kind}/rows/{key}/notes',
  summary: 'Notes of colleagues on a row, newest first (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  paged: true,
  params: rowParams,
  query: z.object(pageQuery),
  response: z.array(CatalogueNote),
  errors: [401, 403, 404],
});

export const addCatalogueNote = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/notes',
  summary: 'Leave a note on a row, for all who may see it (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: rowParams,
  body: z.object({ text: typedWords().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LENGTH)) }),
  response: CatalogueNote,
  errors: [401, 403, 404],
});

export const takeBackCatalogueNote = endpoint({
  method: 'POST',
  path: '/admin/catalogue/{kind}/rows/{key}/notes/{id}/take-back',
  summary: 'Take a note back: its text is gone; for who wrote it, and for admins (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  keyed: true,
  params: noteParams,
  response: CatalogueNote,
  errors: [401, 403, 404, 409],
});
