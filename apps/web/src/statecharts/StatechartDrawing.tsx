import { Skeleton } from '@potli/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { AnyStateMachine } from 'xstate';
import { drawStatechart } from './drawStatechart.ts';

/** A statechart as Mermaid draws it; a wide one scrolls. */
export function StatechartDrawing({ machine }: { machine: AnyStateMachine }) {
  const { data, error } = useQuery({ queryKey: ['statechart', machine.id], queryFn: () => drawStatechart(machine) });
  if (error) throw error;
  if (!data) return <Skeleton height={480} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
    <section aria-label={`Statechart ${machine.id}`} tabIndex={0} style={{ overflowX: 'auto' }}>
      <div dangerouslySetInnerHTML={{ __html: data }} />
    </section>
  );
}
