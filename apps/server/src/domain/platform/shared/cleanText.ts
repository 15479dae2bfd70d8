/** PostgreSQL stores neither NUL nor half a surrogate pair; both come only from broken or hostile clients. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** The same for every text inside a JSON value. */
export function isCleanValue(value: unknown): boolean {
  if (typeof value === 'string') return isCleanText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isCleanValue);
}
