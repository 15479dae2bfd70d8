const OFFSET = '+05:30';
const OFFSET_MS = 330 * 60_000;

/** An instant as a field of day and time has it in India: `yyyy-mm-ddThh:mm`. */
export function toIndiaTime(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16);
}

/** The instant of `yyyy-mm-ddThh:mm`, or of the first moment of `yyyy-mm-dd`, in India; null where it is empty. */
export function fromIndiaTime(local: string): string | null {
  const [day, time = '00:00'] = local.split('T');
  const ms = Date.parse(`${day}T${time}${OFFSET}`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
