import { fn, spyOn } from 'storybook/test';

/** Opens a window that is not shown for the next click-out. `replace` is called with its address. */
export function stubShopWindow() {
  const replace = fn<(address: URL) => void>();
  const shop = { opener: window, document: document.implementation.createHTMLDocument(), location: { replace } };
  const open = spyOn(window, 'open').mockReturnValue(shop as unknown as Window);
  return { open, replace };
}
