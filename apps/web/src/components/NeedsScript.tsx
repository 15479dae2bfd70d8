import { Callout } from '@potli/ui/Callout';
import { Info } from 'lucide';
import type { ReactNode } from 'react';

/** Says why nothing happens where scripts are off. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Callout icon={Info} tone="info">
        {children}
      </Callout>
    </noscript>
  );
}
