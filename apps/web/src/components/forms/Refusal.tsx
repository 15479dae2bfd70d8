import { Callout } from '@potli/ui/Callout';
import { TriangleAlert } from 'lucide';
import { refusalText } from './refusalText.ts';

/** Why a call was refused, below what was sent; nothing without an error. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Callout icon={TriangleAlert} tone="danger" role="alert">
      {refusalText(error)}
    </Callout>
  );
}
