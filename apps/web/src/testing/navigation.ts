import { fn } from 'storybook/test';

/** Called with every address for which a script would have left the page. */
export const departed = fn<(address: string) => void>();

/** `beforeEach`: notes departures in `departed`; that none happens is seen to for all stories. */
export function watchDepartures() {
  const note = ({ destination }: NavigateEvent) => {
    if (!destination.sameDocument) departed(destination.url);
  };
  departed.mockClear();
  window.navigation.addEventListener('navigate', note);
  return () => window.navigation.removeEventListener('navigate', note);
}
