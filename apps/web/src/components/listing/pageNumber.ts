/** A page number from the address, counting from 1. Undefined for the first page and for anything invalid. */
export function pageNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined;
}
