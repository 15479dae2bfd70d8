import { style } from '@vanilla-extract/css';
import { bodyText } from '../../theme/elementRules.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const inset = '30px';
const insetSmall = '18px';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gridTemplateAreas: '"head side" "facts side" "main side"',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '40px',
  rowGap: '24px',
  alignItems: 'start',
  '@media': {
    [below.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"head" "aside" "facts" "main" "terms"',
      gridTemplateRows: 'none',
      rowGap: '16px',
    },
  },
});

/** The surface behind head and facts; on one column also behind the aside. */
export const panel = style({
  gridRow: 'head-start / facts-end',
  gridColumn: 'head',
  alignSelf: 'stretch',
  background: vars.color.surface,
  ...surfaceEdge,
  borderRadius: vars.radius.panel,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});

const onPanel = {
  position: 'relative',
  // the panel lies behind it, not around
  color: vars.color.text,
  ...bodyText,
  paddingInline: inset,
  '@media': { [below.wide]: { paddingInline: insetSmall } },
} as const;

export const head = style([
  onPanel,
  { gridArea: 'head', paddingTop: '28px', '@media': { [below.wide]: { paddingTop: insetSmall } } },
]);

/** Without facts the panel ends below the head. */
export const headAlone = style([head, { paddingBottom: '6px', '@media': { [below.wide]: { paddingBottom: 0 } } }]);

export const facts = style([
  onPanel,
  { gridArea: 'facts', paddingBottom: inset, '@media': { [below.wide]: { paddingTop: '4px', paddingBottom: '22px' } } },
]);

/** Aside and terms follow each other, however high head and facts are. On one column each has its own place. */
export const side = style({
  gridArea: 'side',
  display: 'grid',
  gap: '24px',
  '@media': { [below.wide]: { display: 'contents' } },
});

export const aside = style({
  position: 'relative',
  '@media': { [below.wide]: { gridArea: 'aside', paddingInline: insetSmall } },
});

export const main = style({
  gridArea: 'main',
  display: 'grid',
  gap: '32px',
  minWidth: 0,
  paddingTop: '20px',
  '@media': { [below.wide]: { paddingTop: '16px' } },
});

export const terms = style({ '@media': { [below.wide]: { gridArea: 'terms', marginTop: '8px' } } });
