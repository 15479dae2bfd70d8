/** A window that is already open and gets its address later. */
export interface ShopWindow {
  go(address: string): void;
}

/**
 * Opens the shop's window inside the click gesture, before the address is known, so that no pop-up blocker stops it
 * (docs/product/clickout.md#buttons). Where it is blocked all the same, the shop opens in this tab.
 */
export function openShopWindow(name: string): ShopWindow {
  const opened = window.open('', '_blank');
  if (!opened) return { go: (address) => location.assign(address) };
  opened.opener = null;
  opened.document.title = name;
  const note = opened.document.createElement('p');
  note.textContent = `Opening ${name} …`;
  opened.document.body?.append(note);
  return { go: (address) => opened.location.replace(new URL(address, location.origin)) };
}
