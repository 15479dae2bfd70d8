type ForcedState = 'hover' | 'focus-visible' | 'active';

const STATES = /:(hover|active|focus-visible)(?![\w-])/g;
const CONTROLS = 'a[href], button, input, select, textarea, label, [tabindex="0"]';
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';
/** What a state may change. */
const LOOK = ['background-color', 'box-shadow', 'color', 'filter', 'outline', 'scale', 'text-decoration', 'transform'];

const answering = new WeakSet<CSSStyleSheet>();

/** Makes rules of a state hold for elements with the attribute, too. Order and specificity stay the same. */
function answerToAttribute(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.search(STATES) >= 0)
      rule.selectorText = rule.selectorText.replace(STATES, ':is(:$1, [data-forced~="$1"])');
    if (rule instanceof CSSGroupingRule) answerToAttribute(rule.cssRules);
  }
}

const lookOf = (element: Element) =>
  LOOK.map((property) => getComputedStyle(element).getPropertyValue(property)).join('; ');

/** Pointers are over everything around a control, too; the focus is on the control alone. */
function elementsIn(canvas: HTMLElement, state: ForcedState): Element[] {
  if (state === 'focus-visible') return [...canvas.querySelectorAll(FOCUSABLE)];
  const found = new Set<Element>();
  for (const control of canvas.querySelectorAll(CONTROLS)) {
    for (let at: Element | null = control; at && at !== canvas; at = at.parentElement) found.add(at);
  }
  return [...found];
}

/**
 * The `play` of a story that holds every control in a state, for pictures and for axe. Fails when nothing looks
 * different then.
 */
export function forceState(state: ForcedState) {
  return ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const all = [...canvasElement.querySelectorAll('*')];
    const atRest = all.map(lookOf);
    for (const sheet of document.styleSheets) {
      if (!answering.has(sheet)) answerToAttribute(sheet.cssRules);
      answering.add(sheet);
    }
    // who presses is also over it
    const value = state === 'active' ? 'hover active' : state;
    for (const element of elementsIn(canvasElement, state)) element.setAttribute('data-forced', value);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    // in a contrast theme the system draws radio buttons and boxes, in every state
    if (matchMedia('(forced-colors: active)').matches) return;
    if (all.every((element, index) => lookOf(element) === atRest[index]))
      throw new Error(`Nothing looks different with :${state}`);
  };
}
