/** A window that is already open and gets its address later. */
export interface ShopWindow {
  go(address: string): void;
}

/**
 * Opens the shop's window right after the press, before the address is known, so that no pop-up blocker stops it
 * (docs/product/clickout.md#buttons). Where it is blocked all the same, the shop opens in this tab.
 */
export function openShopWindow(name: string): ShopWindow {
  // read before: a new window makes Chromium compute all styles of this page again
  const { backgroundColor, color } = getComputedStyle(document.body);
  const look = { backgroundColor, color };
  const opened = window.open('', '_blank');
  if (!opened) return { go: (address) => location.assign(address) };
  opened.opener = null;
  writeNote(opened.document, name, look);
  return { go: (address) => opened.location.replace(new URL(address, location.origin)) };
}

/** On a slow network it is looked at for seconds: in the colours of this page, and as large on a phone. */
function writeNote(page: Document, name: string, look: Pick<CSSStyleDeclaration, 'backgroundColor' | 'color'>): void {
  page.title = name;
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head?.append(viewport);
  const note = page.createElement('p');
  note.textContent = `Opening ${name} …`;
  Object.assign(note.style, { font: '600 18px system-ui', padding: '24px' });
  Object.assign(page.body?.style ?? {}, look);
  page.body?.append(note);
}
