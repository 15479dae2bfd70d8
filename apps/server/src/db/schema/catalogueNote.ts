import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What colleagues leave on rows of the shop window for each other. A note belongs to the key: it stays when the row is deleted. */
export const catalogueNote = pgTable(
  'catalogue_note',
  {
    id: bigint({ mode: 'bigint' }).generatedByDefaultAsIdentity().primaryKey(),
    kind: text({ enum: catalogueKinds }).notNull(),
    key: text().notNull(),
    /** Null once the note is taken back. */
    text: text(),
    writtenAt: moment('written_at').notNull(),
    writtenBy: text('written_by').notNull(),
    /** Their account; null where a command wrote it. */
    writtenMember: bigint('written_member', { mode: 'bigint' }),
    takenBackAt: moment('taken_back_at'),
    takenBackBy: text('taken_back_by'),
  },
  (table) => [index('catalogue_note_of_row').on(table.kind, table.key, table.id.desc())],
);
