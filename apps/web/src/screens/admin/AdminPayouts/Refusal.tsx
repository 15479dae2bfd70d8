import { Callout } from '@potli/ui/Callout';
import { TriangleAlert } from 'lucide';

/** Why nothing was changed. */
export function Refusal({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Callout icon={TriangleAlert} tone="danger" role="alert">
      {text}
    </Callout>
  );
}
