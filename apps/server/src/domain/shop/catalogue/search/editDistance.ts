export interface EditDistance {
  /** Compares one more letter; `depth` counts the letters of the key up to and with it. */
  step(key: string, depth: number): void;
  /** Whether more letters can change the result after `depth` letters. */
  open(depth: number): boolean;
  /**
   * The fewest edits between the text and any beginning of the key up to this depth; above `most` the number is not
   * exact.
   */
  nearest(depth: number): number;
  /** The edits between the text and the first `depth` letters of the key. */
  exactly(depth: number): number;
}

/**
 * Edit distance (insert, delete, replace, swap neighbours) between a text and keys that are read letter by letter.
 * Rows stay valid by depth: keys in alphabetical order share the work for their common beginning.
 */
export function createEditDistance(text: string, most: number): EditDistance {
  const width = text.length + 2;
  const deepest = text.length + most;
  const more = most + 1;
  const cells = new Uint8Array((deepest + 1) * width).fill(more);
  const least = new Uint8Array(deepest + 1);
  const nearest = new Uint8Array(deepest + 1).fill(more);
  for (let column = 0; column <= Math.min(most, text.length); column += 1) cells[column] = column;

  const cell = (depth: number, column: number) => cells[depth * width + column] ?? more;

  const swapped = (key: string, depth: number, column: number) =>
    depth > 1 &&
    column > 1 &&
    key.charCodeAt(depth - 1) === text.charCodeAt(column - 2) &&
    key.charCodeAt(depth - 2) === text.charCodeAt(column - 1);

  const edits = (key: string, depth: number, column: number) => {
    const same = key.charCodeAt(depth - 1) === text.charCodeAt(column - 1);
    if (same) return cell(depth - 1, column - 1);
    const replaced = Math.min(cell(depth - 1, column - 1), cell(depth - 1, column), cell(depth, column - 1)) + 1;
    return swapped(key, depth, column) ? Math.min(replaced, cell(depth - 2, column - 2) + 1) : replaced;
  };

  return {
    step(key, depth) {
      // cells further from the diagonal than `most` cannot be part of a match
      const first = Math.max(1, depth - most);
      const last = Math.min(text.length, depth + most);
      const row = depth * width;
      cells[row + first - 1] = first === 1 ? Math.min(depth, more) : more;
      let smallest = cell(depth, first - 1);
      for (let column = first; column <= last; column += 1) {
        const value = Math.min(edits(key, depth, column), more);
        cells[row + column] = value;
        if (value < smallest) smallest = value;
      }
      cells[row + last + 1] = more;
      least[depth] = smallest;
      nearest[depth] = Math.min(nearest[depth - 1] ?? more, last === text.length ? cell(depth, last) : more);
    },
    open: (depth) => depth < deepest && (least[depth] ?? more) <= most && (nearest[depth] ?? 0) > 0,
    nearest: (depth) => nearest[depth] ?? more,
    exactly: (depth) => cell(depth, text.length),
  };
}
