import { waitFor } from 'storybook/test';

/** Reads down the page, again from its top at its end, until `find` finds: what is far away loads as it comes near. */
export function readUntil<Found>(find: () => Found): Promise<Found> {
  return waitFor(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const atEnd = window.scrollY + clientHeight >= scrollHeight - 1;
    window.scrollTo(0, atEnd ? 0 : window.scrollY + clientHeight / 2);
    return find();
  });
}
