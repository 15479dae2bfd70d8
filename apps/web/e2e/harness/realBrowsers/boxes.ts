/** An element whose size does not depend on how a browser draws letters. */
export interface Box {
  name: string;
  width: number;
  height: number;
  /** From the element around it. */
  x: number;
  y: number;
}

/**
 * Runs in a page: pictures with their place in the frame, controls without words, and heights of fields and their groups, in the
 * order of the page. Inputs with a text are as wide as the letters of a browser, unless a style says more.
 */
export function readBoxes(): Box[] {
  return [...document.querySelectorAll('img, svg, input, select, textarea, fieldset')]
    .filter((element) => element.parentElement?.closest('svg') === null)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const around = element.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
      const isPicture = element.localName === 'img';
      const isChoice = element.matches('[type=radio], [type=checkbox], [type=file]');
      return {
        name: `${element.localName} ${element.getAttribute('src') ?? element.getAttribute('name') ?? element.id} in ${element.parentElement?.textContent?.trim().slice(0, 40)}`,
        width: isPicture || isChoice || element.localName === 'svg' ? Math.round(width) : 0,
        height: Math.round(height),
        x: isPicture ? Math.round(x - around.x) : 0,
        y: isPicture ? Math.round(y - around.y) : 0,
      };
    });
}

/** What rounding and letters may do, in px. */
const TOLERANCE = 4;

/** Boxes that are not as in the other browser, one text each. */
export function differences(boxes: readonly Box[], others: readonly Box[]): string[] {
  if (boxes.length !== others.length) return [`${boxes.length} boxes in place of ${others.length}`];
  return boxes.flatMap((box, at) => {
    const other = others[at] as Box;
    const isSame = (['width', 'height', 'x', 'y'] as const).every(
      (side) => Math.abs(box[side] - other[side]) <= TOLERANCE,
    );
    return isSame ? [] : [`${JSON.stringify(box)} in place of ${JSON.stringify(other)}`];
  });
}
