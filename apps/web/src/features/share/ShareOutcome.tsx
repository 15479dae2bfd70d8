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
  /** What the link is to lead to. */
  name: string;
}

/** What came of Get Link. The box with the link is fetched with the first one. */
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
