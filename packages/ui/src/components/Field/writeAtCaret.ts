/**
 * Writes a formatted text into a field while somebody types in it. The caret stays after the same character, wherever
 * separators come or go.
 *
 * @param kept matches the characters that are no separators
 */
export function writeAtCaret(input: HTMLInputElement, text: string, kept = /\d/g): void {
  if (text === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const passed = input.value.slice(0, caret).match(kept)?.length ?? 0;
  input.value = text;
  const place = atEnd ? text.length : placeAfter(text, kept, passed);
  input.setSelectionRange(place, place);
}

/** The place after so many kept characters. */
function placeAfter(text: string, kept: RegExp, count: number): number {
  if (count === 0) return 0;
  const last = [...text.matchAll(kept)][count - 1];
  return last ? last.index + 1 : text.length;
}
