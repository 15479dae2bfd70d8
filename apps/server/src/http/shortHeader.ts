/** Longer than any such header of a browser, and short enough that no way of reading it can be made slow. */
const MAX_CHARACTERS = 500;

/**
 * The value of a header that is going to be split or searched. A longer one counts as absent: nobody honest sends it,
 * and what is not read costs nothing.
 */
export function shortHeader(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= MAX_CHARACTERS ? value : undefined;
}
