/**
 * Selector of an element where text runs from right to left; `::before` may follow. Not the pseudo-class of directions:
 * builds for older browsers replace it by a list of languages, which an English page from right to left is not in.
 */
export const inRtl = '[dir="rtl"] &';
