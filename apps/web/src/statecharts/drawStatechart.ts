import { toMermaid } from '@potli/machines/mermaid';
import type { AnyStateMachine } from 'xstate';
import { diagramOptions } from './diagramOptions.ts';

/**
 * A machine's Mermaid state diagram as SVG, in its own size. The library comes when the first diagram is drawn.
 *
 * @throws Error where Mermaid cannot read the diagram
 */
export async function drawStatechart(machine: AnyStateMachine): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize(diagramOptions);
  const { svg } = await mermaid.render(`statechart-${machine.id}`, toMermaid(machine));
  return svg;
}
