import { fn, spyOn } from 'storybook/test';

/** Gives the next shop a window that is never shown; answers what is called with the address it is sent to. */
export function stubShopWindow() {
  const replace = fn<(address: URL) => void>();
  const shop = { opener: window, document: document.implementation.createHTMLDocument(), location: { replace } };
  const open = spyOn(window, 'open').mockReturnValue(shop as unknown as Window);
  return { open, replace };
}
