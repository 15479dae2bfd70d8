import { afterEach, expect } from 'vitest';

/** Controls that are drawn as boxes; a link within a text or a list is one by its words. */
const CONTROLS =
  'button, select, textarea, input:not([type="hidden"]), a[class*="Button_"], [role="switch"], [role="tab"], [role="option"]';
/** What looks chosen: the current page (a logo is no choice), the open tab, the pressed button, the option of a hidden radio button. */
const CHOSEN = [
  ':is(a:not([data-logo]), button)[aria-current]:not([aria-current="false"])',
  '[role="tab"][aria-selected="true"]',
  'button[aria-pressed="true"]',
  'label:has(> input[type="radio"]:checked)',
].join();
/** An edge may be drawn around a control by what it lies in. */
const LEVELS = 3;

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0 &&
  !element.closest('[aria-hidden="true"]') &&
  element.getBoundingClientRect().width > 2;

const isDrawn = (style: string, width: string, color: string) =>
  style !== 'none' && Number.parseFloat(width) > 0 && !/^rgba\(.*, 0\)$|^transparent$/.test(color);

/** Whether something is drawn around an element where grounds and shadows are not. */
function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.opacity === '0') return false;
  return (
    isDrawn(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
    isDrawn(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor) ||
    style.textDecorationLine.includes('underline') ||
    (element instanceof HTMLInputElement && style.appearance !== 'none' && /checkbox|radio/.test(element.type))
  );
}

function isEdged(element: Element): boolean {
  for (let at: Element | null = element, level = 0; at && level < LEVELS; at = at.parentElement, level += 1) {
    if (hasEdge(at)) return true;
  }
  return false;
}

const lookOf = (element: Element) => {
  const { backgroundColor, color, outline, border } = getComputedStyle(element);
  return [backgroundColor, color, outline, border].join(' ');
};

/** Of the same kind, and not chosen. */
const peersOf = (element: Element) =>
  [...document.querySelectorAll(element.tagName)].filter(
    (other) => other.className === element.className && !other.matches(CHOSEN) && isSeen(other),
  );

const nameOf = (element: Element) =>
  element.outerHTML.replace(/ (?:id|style|aria-controls)="[^"]*"/g, '').slice(0, 160);

/**
 * Looks at a component or a screen as people with a contrast theme see it: without grounds and shadows every control still has an edge, and what
 * is current, open, pressed or chosen looks like it.
 */
afterEach(({ task }) => {
  if (task.result?.state === 'fail' || /\/docs\//.test(task.file.name)) return;
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isSeen);
  // a radio button that is seen shows itself whether it is chosen
  const showsItself = (each: Element) => [...each.children].some((child) => child.matches('input') && hasEdge(child));
  const chosen = [...document.querySelectorAll(CHOSEN)].filter((each) => isSeen(each) && !showsItself(each));
  expect({
    withoutEdge: [...new Set(controls.filter((each) => !isEdged(each)).map(nameOf))],
    looksLikeOthers: chosen.filter((each) => peersOf(each).some((other) => lookOf(other) === lookOf(each))).map(nameOf),
  }).toEqual({ withoutEdge: [], looksLikeOthers: [] });
});
