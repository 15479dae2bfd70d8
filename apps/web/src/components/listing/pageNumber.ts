/** A page number of an address, counting from 1; the first page and what is no page number are left out. */
export function pageNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 ? value : undefined;
}
