import * as z from 'zod/mini';

/** The digest of a table: how many rows, and the sum of their hashes. */
const Digest = z.object({ table: z.string(), rows: z.string(), sum: z.string() });
export type TableDigest = z.infer<typeof Digest>;

const Head = z.object({
  format: z.literal(1),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  /** The migrations of the database, in order. */
  migrations: z.array(z.string()),
});
export type BackupHead = z.infer<typeof Head>;

/** The lines of a backup below its encryption, each a JSON object: the head, then rows and files, then what was counted. */
export const BackupLine = z.union([
  Head,
  /** Rows as PostgreSQL writes a row as text. */
  z.object({ table: z.string(), rows: z.array(z.string()) }),
  /** A file of a member, in base64. */
  z.object({ file: z.string(), bytes: z.string() }),
  z.object({
    digests: z.array(Digest),
    /** The last number of each sequence; those that were never used are left out. */
    sequences: z.array(z.object({ name: z.string(), last: z.string() })),
    files: z.int(),
    /** Files that rows name and the folder did not have. */
    missingFiles: z.array(z.string()),
  }),
]);
export type BackupLine = z.infer<typeof BackupLine>;

export type BackupEnd = Extract<BackupLine, { digests: unknown }>;
