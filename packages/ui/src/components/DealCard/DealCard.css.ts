import { style } from '@vanilla-extract/css';
import { upperCorners } from '../../styles/card.css.ts';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

export const art = style({
  position: 'relative',
  display: 'grid',
  // else the row is as high as a picture of its full width, which WebKit puts in its middle
  gridTemplateRows: '100%',
  placeItems: 'center',
  flex: 'none',
  height: '186px',
  ...upperCorners,
  overflow: 'hidden',
  ...surface(vars.color.sunken, vars.color.textSubtle),
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '14px',
  padding: '16px 18px 18px',
});

export const title = style({ minHeight: '48px' });

export const foot = style({
  display: 'flex',
  // with spaced or translated text the button goes below the time, not over it
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '46px',
  marginTop: 'auto',
});
