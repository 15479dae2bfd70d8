import { fn } from 'storybook/test';

/** Called with each address for which a script would have left the page. */
export const departed = fn<(address: string) => void>();

/** `beforeEach`: records in `departed` when a script leaves the page. The page of stories is never left. */
export function watchDepartures() {
  const note = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) departed(destination.url);
  };
  departed.mockClear();
  window.navigation.addEventListener('navigate', note);
  return () => window.navigation.removeEventListener('navigate', note);
}
