import { firstError } from '@potli/api/errors';
import { Callout } from '@potli/ui/Callout';
import { TriangleAlert } from 'lucide';

/** Why a call was refused, below what was sent; nothing without an error. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout icon={TriangleAlert} tone="danger" role="alert">
      {firstError(error, 'That did not work. Please try again.')}
    </Callout>
  );
}
