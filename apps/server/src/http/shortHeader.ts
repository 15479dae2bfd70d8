/** Longer than any such header of a browser, and short enough that no parser is slow. */
const MAX_CHARACTERS = 500;

/**
 * The value of a header that is going to be split or searched. A longer one counts as absent: no honest client sends
 * it.
 */
export function shortHeader(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= MAX_CHARACTERS ? value : undefined;
}
