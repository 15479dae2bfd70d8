import { INDIA_AHEAD_MS, INDIA_OFFSET } from '@potli/api/units/india';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** An instant as a date field shows it in India, `2026-11-24T18:30`; empty for none. What is typed so far stays as it is. */
export function toIndiaField(instant: unknown): string {
  if (typeof instant !== 'string') return '';
  // browsers read a year out of "01"
  const ms = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(ms)) return instant;
  return new Date(ms + INDIA_AHEAD_MS).toISOString().slice(0, 16);
}

/** The instant of a date field. What is no date yet stays the text as it is typed, for the host to refuse. */
export function fromIndiaField(text: string): string | null {
  if (text === '') return null;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00${INDIA_OFFSET}` : text;
}
