import type { Restored } from '../db/backup/restoreLines.ts';

/** @param done what was done, the beginning of a sentence */
export function formatRestored(restored: Restored, { json, done }: { json: boolean; done: string }): string {
  const { takenAt, rows, files, missingFiles } = restored;
  if (json) return JSON.stringify({ ...restored, rows: Number(rows) }, null, 2);
  const missing = missingFiles.map((name) => `\n  ${name} is named by a row, and was not in UPLOADS_DIR`);
  return `${done}: the shop of ${takenAt}, ${rows} rows, ${files} files of members. Every row is as it was.${missing.join('')}`;
}
