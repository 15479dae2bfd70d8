import { useSyncExternalStore } from 'react';

/** The brand that the page of the story has: `haat`. The toolbar, tests and `pnpm visual` set it on `<html>`. */
export const readBrand = () => document.documentElement.dataset.brand ?? 'potli';

function watchBrand(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}

/** The brand on `<html>`, which the styles read, too: a change there needs no new render of the story. */
export const useBrand = () => useSyncExternalStore(watchBrand, readBrand);
