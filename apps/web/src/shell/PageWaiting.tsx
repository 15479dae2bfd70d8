import { WaitingLine } from '@potli/ui/WaitingLine';
import { useRouterState } from '@tanstack/react-router';
import { useWaiting } from '../lib/useWaiting.ts';

/** The line at the top of the window, which runs while the next page is on its way, too. */
export function PageWaiting() {
  useWaiting(useRouterState({ select: ({ isLoading }) => isLoading }));
  return <WaitingLine />;
}
