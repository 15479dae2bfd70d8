const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The arrow keys that lead on and back on the page of the story, which `stories-rtl` turns around. */
export const arrows = () =>
  isMirrored(document.body) ? { on: '{ArrowLeft}', back: '{ArrowRight}' } : { on: '{ArrowRight}', back: '{ArrowLeft}' };

/** Where an element begins and ends along its line of text, in px: from the left, or as negative numbers from the right. */
export function alongLine(element: Element): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  return isMirrored(element) ? { start: -right, end: -left } : { start: left, end: right };
}
