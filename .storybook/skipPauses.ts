/** The two sheets of Storybook: no animation, and each at its end. */
const PAUSE = /^\*, \*:before, \*:after \{\s*animation(-delay)?:/;

/**
 * After each story Storybook stops all animations by two style sheets, so that the browser computes the styles of the whole
 * page twice more. Tests with reduced motion need none of it: here the sheets apply to nothing.
 */
export function skipPauses(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { head } = document;
  const append = head.appendChild.bind(head);
  head.appendChild = (node) => {
    if (node instanceof HTMLStyleElement && PAUSE.test(node.textContent)) node.media = 'not all';
    return append(node);
  };
}
