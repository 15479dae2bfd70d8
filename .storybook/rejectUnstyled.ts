import type { AfterEach } from './AfterEach.ts';

/** Fails every story that renders without its theme: tests by role and text, and most of axe, pass without styles. */
export const rejectUnstyled: AfterEach = ({ globals }) => {
  // a contrast theme of the system has its own colours
  if (matchMedia('(forced-colors: active)').matches) return;
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme !== globals.theme) throw new Error(`Theme ${globals.theme} is not applied, found ${colorScheme}`);
  const { backgroundColor } = getComputedStyle(document.body);
  if (backgroundColor === 'rgba(0, 0, 0, 0)') throw new Error('The global styles are missing');
};
