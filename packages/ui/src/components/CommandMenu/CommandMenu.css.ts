import { style } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedChoiceAnywhere, forcedColors, surfaceEdge } from '../../theme/forcedColors.ts';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const menu = style({ display: 'flex', flexDirection: 'column', gap: space.m, minHeight: 0 });

export const list = style({
  maxHeight: 'min(50dvh, 400px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // headings and the first command are seen above what is active
  scrollPaddingBlock: '32px 4px',
});

export const heading = style({
  display: 'block',
  padding: `${space.s} 12px 4px`,
  color: color.textMuted,
  fontWeight: 600,
  fontSize: '13.5px',
  lineHeight: '18px',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  width: '100%',
  minHeight: '44px',
  padding: '6px 12px',
  borderRadius: '12px',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.highlightSoft },
    '&[aria-selected="true"]': {
      background: color.highlightSoft,
      boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}`,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-selected="true"]': forcedChoiceAnywhere } } },
});

export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({ color: color.textMuted, fontSize: '14px' });

export const keys = style({ flex: 'none', display: 'inline-flex', gap: '4px' });

export const key = style({
  minWidth: '24px',
  padding: '1px 6px',
  borderRadius: '6px',
  ...surface(color.sunken, color.textMuted),
  ...surfaceEdge,
  fontSize: '13px',
  lineHeight: '20px',
  textAlign: 'center',
});

export const status = style({ padding: `${space.s} 12px`, color: color.textMuted });
