import { vars } from '@potli/ui/theme/vars.css';
import type { MermaidConfig } from 'mermaid';

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

/** How Mermaid draws, in Storybook and on the docs site. */
export const diagramOptions: MermaidConfig = {
  startOnLoad: false,
  look: 'classic',
  theme: 'base',
  themeCSS,
  fontFamily: vars.font.text,
  state: { useMaxWidth: false },
};
