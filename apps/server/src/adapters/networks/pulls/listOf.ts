import { NetworkFailure } from '../../../domain/orders/networks/NetworkFailure.ts';
import type { PulledRow } from '../../../domain/orders/networks/ReportPull.ts';

/**
 * The rows of a list.
 * @throws NetworkFailure for what is no list of objects
 */
export function listOf(title: string, value: unknown): PulledRow[] {
  if (!Array.isArray(value) || !value.every(isObject)) throw new NetworkFailure(`${title} sent no list.`);
  return value;
}

/** The fields of an object; none where it is something else. */
export const fieldsOf = (value: unknown): PulledRow => (isObject(value) ? value : {});

function isObject(value: unknown): value is PulledRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number or text that names a row. */
export const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value).trim() : undefined;
