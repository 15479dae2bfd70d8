import { Notice } from '@potli/ui/components/Notice/Notice';
import { Info } from 'lucide';

/** Says why nothing happens where scripts are off. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice icon={Info} tone="neel">
        This form needs JavaScript. Please switch it on, or write to us from the contact page.
      </Notice>
    </noscript>
  );
}
