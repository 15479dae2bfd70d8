import { style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { surfaceEdge } from '../../theme/forcedColors.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { artBeside, noArt } from '../Dialog/artBeside.ts';

export const panel = style({
  display: 'flex',
  width: '100%',
  maxWidth: '920px',
  marginInline: 'auto',
  borderRadius: vars.radius.modal,
  overflow: 'hidden',
  ...panelSurface(vars.color.surface),
  ...surfaceEdge,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  '@media': { [noArt]: { maxWidth: '600px' } },
});

export const art = style(artBeside);

export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '16px',
  padding: '40px 52px',
  '@media': { [below.medium]: { padding: '28px 20px' } },
});
