/** India has one offset all year, so no time zone data is needed, and server and browser give the same result. */
const indiaOffsetMs = 330 * 60_000;

/**
 * An ISO 8601 instant in Asia/Kolkata as `dd-mm-yyyy hh:mm` (docs/product/shop.md#dates-and-times).
 *
 * @param missing replaces an empty or invalid instant: "N/A"
 */
export function formatDateTime(instant: string | null | undefined, missing: string): string {
  const india = toIndia(instant);
  return india ? `${dayOf(india)} ${india.slice(11, 16)}` : missing;
}

/** The day only: `dd-mm-yyyy`; `missing` as in {@link formatDateTime}. */
export function formatDate(instant: string | null | undefined, missing: string): string {
  const india = toIndia(instant);
  return india ? dayOf(india) : missing;
}

function toIndia(instant: string | null | undefined): string | undefined {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? undefined : new Date(ms + indiaOffsetMs).toISOString();
}

function dayOf(iso: string): string {
  return `${iso.slice(8, 10)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`;
}
