import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedChoice, forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
  gap: space.s,
  marginBottom: space.s,
  selectors: { '&:last-child': { marginBottom: 0 } },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minHeight: '48px',
  paddingInline: space.m,
  borderRadius: vars.radius.field,
  ...surface(color.surface),
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  fontWeight: 600,
  cursor: 'pointer',
  // two words do not fit beside an icon, but in one line below it, at 320 px too
  '@media': {
    [forcedColors]: { ...forcedEdge, selectors: { '&:has(:checked)': forcedChoice } },
    [below.narrow]: {
      selectors: {
        '&:has(svg)': {
          flexDirection: 'column',
          gap: '3px',
          minHeight: '58px',
          padding: '7px 2px',
          fontSize: 'clamp(12.5px, 4vw, 15px)',
          lineHeight: '20px',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '&:has(:checked)': { background: color.secondary, color: color.onSecondary, boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
  },
});
