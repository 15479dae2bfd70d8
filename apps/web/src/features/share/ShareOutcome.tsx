import { Callout } from '@potli/ui/Callout';
import { CircleAlert } from 'lucide';
import { lazy, Suspense } from 'react';
import type { ShareState } from './useShareLink.ts';

const ShareResult = lazy(async () => {
  const { ShareResult } = await import('./ShareResult.tsx');
  return { default: ShareResult };
});

export interface ShareOutcomeProps {
  state: ShareState;
  /** What the link leads to. */
  name: string;
}

/** The result of Get Link. The script of the box with the link loads with the first link. */
export function ShareOutcome({ state, name }: ShareOutcomeProps) {
  if (state.status === 'failed') {
    return (
      <Callout icon={CircleAlert} tone="danger" role="alert">
        {state.message}
      </Callout>
    );
  }
  if (state.status !== 'made') return null;
  return (
    <Suspense>
      <ShareResult href={state.href} name={name} />
    </Suspense>
  );
}
