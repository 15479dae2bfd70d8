/** The sign of a step to the right that goes forward in the text: -1 in an element whose text runs from right to left. */
export const forwardSign = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
