/** Of these attributes axe wants words: whether there are some says enough. */
const WORDS = new Set(['alt', 'aria-label', 'content', 'href', 'placeholder', 'src', 'srcset', 'title', 'value']);
/** They name other elements. */
const REFERENCES =
  /^(?:aria-(?:activedescendant|controls|describedby|details|errormessage|labelledby|owns)|for|headers)$/;
/** Their numbers matter: `tabindex="1"` is a fault, `aria-posinset="7"` is one of many. */
const EXACT = new Set(['aria-level', 'class', 'tabindex']);
/** No rule reads them by themselves. */
const UNREAD = new Set(['id', 'name', 'style', 'd', 'points', 'viewBox', 'width', 'height', 'sizes', 'datetime']);
/** They change how everything inside the element looks. */
const INHERITED = /^(?:class|hidden|inert|disabled|dir|lang|data-(?!radix).*)$/;
/** Of inline styles: not where an element stands. */
const PAINT = /color|background|opacity|filter|visibility|display|^--(?!radix)/;
/** What React writes into ids. */
const REACT_ID = /_r_\w+_/g;

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
const NAMES = '[alt]:not([alt=""]), [aria-label]:not([aria-label=""]), svg > title';
/** They need a name, which can be the text inside, and must not have controls inside. Besides all with a role. */
const NAMED = new Set('A BUTTON LABEL SUMMARY TH OPTION H1 H2 H3 H4 H5 H6 INPUT SELECT TEXTAREA'.split(' '));
/** Their children must be of some kinds. */
const PARENTS = new Set('UL OL DL TABLE THEAD TBODY TFOOT TR SELECT FIGURE FIELDSET svg'.split(' '));
/** A page must not have two that look the same to a screen reader. */
const LANDMARKS = new Set('HEADER FOOTER MAIN NAV ASIDE SECTION FORM'.split(' '));

/** An element of the page, and what it is like: elements of one kind pass or fail a check together. */
interface Part {
  element: Element;
  /** What axe can find out about it, except the contrast of its text. */
  kind: string;
  /** What decides about the contrast of its own text; undefined without one. */
  paint?: number;
}

const numbers = new Map<string, number>();

/** A number for a text, the same for the same text: kinds of deep elements stay short. */
function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

const hasWords = (text: string | null | undefined) => /\S/.test(text ?? '');

function hasOwnText(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE && hasWords(node.nodeValue)) return true;
  return false;
}

/** For each id: whether no element has it, one or several, and whether it has a text. */
const referTo = (ids: string) =>
  ids.split(/\s+/).map((id) => {
    const found = document.querySelectorAll(`#${CSS.escape(id)}`);
    return `${found.length}${hasWords(found[0]?.textContent)}`;
  });

function readValue(name: string, value: string): string {
  if (REFERENCES.test(name)) return referTo(value).join();
  // a link to a place on the same page
  if (name === 'href' && value.startsWith('#')) return `${document.getElementById(value.slice(1)) !== null}`;
  if (WORDS.has(name)) return `${hasWords(value)}`;
  return EXACT.has(name) ? value : value.replace(REACT_ID, '').replace(/\d+/g, '0');
}

function readAttributes(element: Element) {
  let all = '';
  let inherited = '';
  for (const { name, value } of element.attributes) {
    if (UNREAD.has(name)) continue;
    const read = ` ${name}=${readValue(name, value)}`;
    all += read;
    if (INHERITED.test(name)) inherited += read;
  }
  return { all, inherited };
}

function paintOf(element: Element): string {
  if (!element.hasAttribute('style')) return '';
  const { style } = element as HTMLElement;
  return [...style].map((name) => (PAINT.test(name) ? `${name}:${style.getPropertyValue(name)}` : '')).join(';');
}

/** What rules read besides the attributes: names, labels, children, and whether there are more such landmarks. */
function detailsOf(element: Element, tag: string, headingBefore: string): unknown[] {
  const role = element.getAttribute('role') ?? '';
  const details: unknown[] = [];
  if (role || NAMED.has(tag) || element.ariaHidden === 'true')
    details.push(
      hasWords(element.textContent),
      element.querySelector(NAMES) !== null,
      element.querySelector(CONTROLS) !== null,
    );
  if (role || PARENTS.has(tag)) {
    const children = [...element.children].map((child) => `${child.tagName}${child.getAttribute('role') ?? ''}`);
    details.push([...new Set(children)].sort());
  }
  if (LANDMARKS.has(tag)) details.push(element.ariaLabel, document.querySelectorAll(tag).length > 1);
  if (tag.startsWith('H')) details.push(headingBefore);
  if (tag === 'A') details.push(element.parentElement && hasOwnText(element.parentElement));
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    details.push([...(element.labels ?? [])].map((each) => hasWords(each.textContent)));
  return details;
}

/**
 * Every element of `root` that a screen reader or an eye can find, from top to bottom.
 * @param scope what else elements of one kind have in common
 */
export function kindsOf(root: Element, scope: string): Part[] {
  const parts: Part[] = [];
  const held = new Set(root.querySelectorAll(':is(:hover, :focus-visible, :checked, :disabled, :invalid)'));
  let heading = '';
  const visit = (element: Element, above: number) => {
    const { tagName } = element;
    const { all, inherited } = readAttributes(element);
    const hasText = hasOwnText(element);
    const path = numberOf(`${above} ${tagName} ${held.has(element)}${inherited} ${paintOf(element)}`);
    const kind = `${path} ${hasText}${all} ${JSON.stringify(detailsOf(element, tagName, heading))}`;
    parts.push({ element, kind, ...(hasText || 'value' in element ? { paint: path } : {}) });
    if (/^H\d$/.test(tagName)) heading = tagName;
    // no rule reads what is hidden from screen readers
    if (element.ariaHidden === 'true') return;
    for (const child of element.children) visit(child, path);
  };
  visit(root, numberOf(scope));
  return parts;
}
