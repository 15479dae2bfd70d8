import { Callout } from '@potli/ui/Callout';
import { CircleAlert } from 'lucide';
import { Suspense } from 'react';
import { lazyScript } from '../../hydration/lazyScript.ts';
import type { ShareState } from './useShareLink.ts';

const ShareResult = lazyScript(async () => (await import('./ShareResult.tsx')).ShareResult);

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
