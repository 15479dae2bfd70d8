import type { AfterEach } from './AfterEach.ts';

/** Without those of Radix that pass the focus on at once, and those that a story holds in a state. */
const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]:not([style*="outline: none"])):not([data-forced])';
/** Cards, fields and switches draw the ring of what is inside them. */
const LEVELS = 5;
const EVENTS = ['focus', 'blur', 'focusin', 'focusout'] as const;

/** Kinds of elements that were found good: what an element looks like with the focus is said by its classes. */
const seen = new Set<string>();

function withParents(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && found.length < LEVELS; at = at.parentElement) found.push(at);
  return found;
}

const kindOf = (element: Element) =>
  withParents(element)
    .map((each) => `${each.tagName}.${each.getAttribute('class') ?? ''}`)
    .join('<');

/**
 * What a focus ring is drawn with; nothing where the element cannot be seen. `auto` is the browser's own, which no theme chose.
 */
function ringOf(element: Element): string {
  if (getComputedStyle(element).opacity === '0') return '';
  return [undefined, '::before', '::after']
    .map((part) => getComputedStyle(element, part))
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      ['none', 'auto'].includes(outlineStyle) ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`,
    )
    .join('\n');
}

/** Tries the focus without telling the story, which might open a list or close a dialog. */
function quietly(act: () => void): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const name of EVENTS) window.addEventListener(name, stop, { capture: true });
  try {
    act();
  } finally {
    for (const name of EVENTS) window.removeEventListener(name, stop, { capture: true });
  }
}

/** Whether the ring of `drawer` changes when `element` gets the focus; undefined where it takes none. */
function showsFocus(element: HTMLElement, drawer: Element): boolean | undefined {
  element.blur();
  const before = ringOf(drawer);
  element.focus({ preventScroll: true });
  // disabled, hidden or inert
  if (document.activeElement !== element) return undefined;
  return ringOf(drawer) !== before;
}

/** Most elements draw their own ring: its parents are looked at only where one does not, because that takes longer. */
function losesRing(element: HTMLElement): boolean {
  const showsItself = showsFocus(element, element);
  if (showsItself === undefined) return false;
  seen.add(kindOf(element));
  return (
    !showsItself &&
    !withParents(element)
      .slice(1)
      .some((parent) => showsFocus(element, parent))
  );
}

/** Fails every story with an element that looks the same with the focus of the keyboard and without. */
export const rejectUnseenFocus: AfterEach = () => {
  const focused = document.activeElement;
  const unknown = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => !seen.has(kindOf(each)));
  if (unknown.length === 0) return;
  const lost: HTMLElement[] = [];
  quietly(() => {
    for (const each of unknown) if (!seen.has(kindOf(each)) && losesRing(each)) lost.push(each);
    // the body takes no focus: without `blur` pictures show the ring of what was tried last
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  if (lost.length > 0)
    throw new Error(`No focus ring: ${lost.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}`);
};
