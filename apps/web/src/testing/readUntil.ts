import { waitFor } from 'storybook/test';

/** Scrolls down the page, again from its top, until `find` succeeds. Parts below the window load when they come near. */
export function readUntil<Found>(find: () => Found): Promise<Found> {
  return waitFor(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
    window.scrollTo(0, atEnd ? 0 : window.scrollY + clientHeight / 2);
    return find();
  });
}
