import { toMermaid } from '@potli/machines/mermaid';
import { vars } from '@potli/ui/theme/vars.css';
import type { AnyStateMachine } from 'xstate';

const { color } = vars;

/** Written with the theme's variables, so that a drawing follows a change of brand or theme by itself. */
const themeCSS = `
  .node rect.basic { fill: ${color.surface}; stroke: ${color.borderStrong}; }
  .statediagram-cluster rect.outer { fill: ${color.sunken}; stroke: ${color.borderStrong}; }
  .statediagram-cluster.statediagram-cluster rect.inner { fill: ${color.background}; stroke: ${color.borderStrong}; }
  .statediagram-state.statediagram-cluster rect.divider { fill: none; stroke: ${color.border}; }
  .nodeLabel, .label div .edgeLabel { color: ${color.text}; }
  .edgeLabel, .edgeLabel p { background-color: ${color.background}; }
  .transition { stroke: ${color.textMuted}; }
  .node circle.state-start, defs [id$="-barbEnd"] { fill: ${color.textMuted}; stroke: ${color.textMuted}; }
`;

/**
 * A machine's Mermaid state diagram as SVG. The library comes when the first diagram is drawn.
 *
 * @throws Error where Mermaid cannot read the diagram
 */
export async function drawStatechart(machine: AnyStateMachine): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    look: 'classic',
    theme: 'base',
    themeCSS,
    fontFamily: vars.font.text,
    state: { useMaxWidth: false },
  });
  const { svg } = await mermaid.render(`statechart-${machine.id}`, toMermaid(machine));
  // pages shrink pictures to their width, and a wide drawing would be too small to read
  return svg.replace('<svg', '<svg style="max-width: none"');
}
