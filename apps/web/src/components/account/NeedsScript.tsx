import { Callout } from '@potli/ui/Callout';
import { Info } from 'lucide';

/** Says why nothing happens where scripts are off. */
export function NeedsScript() {
  return (
    <noscript>
      <Callout icon={Info} tone="info">
        This form needs JavaScript. Please switch it on, or write to us from the contact page.
      </Callout>
    </noscript>
  );
}
