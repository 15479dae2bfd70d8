const INDIA_MS = 5.5 * 60 * 60 * 1_000;

/** How a claim is named in letters and calls: `PT-2026-000123`, with the year in which it was made in India. */
export function ticketNumber({ id, createdAt }: { id: bigint; createdAt: Date }): string {
  const year = new Date(createdAt.getTime() + INDIA_MS).getUTCFullYear();
  return `PT-${year}-${String(id).padStart(6, '0')}`;
}
