import { Button } from '@potli/ui/Button';
import { Skeleton } from '@potli/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawStatechart } from './drawStatechart.ts';

const WHOLE = 'max-width: 100%; height: auto';
const ORIGINAL = 'max-width: none';

/** A statechart as Mermaid draws it: whole at first, and in full size on request. */
export function StatechartDrawing({ machine }: { machine: AnyStateMachine }) {
  const { data, error } = useQuery({ queryKey: ['statechart', machine.id], queryFn: () => drawStatechart(machine) });
  const [isWhole, setWhole] = useState(true);
  if (error) throw error;
  if (!data) return <Skeleton height={480} />;
  return (
    <>
      <Button variant="secondary" onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Original size' : 'Fit to width'}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <section aria-label={`Statechart ${machine.id}`} tabIndex={0} style={{ overflowX: 'auto' }}>
        <div dangerouslySetInnerHTML={{ __html: data.replace('<svg', `<svg style="${isWhole ? WHOLE : ORIGINAL}"`) }} />
      </section>
    </>
  );
}
