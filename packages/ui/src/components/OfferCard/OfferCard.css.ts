import { style, styleVariants } from '@vanilla-extract/css';
import { upperCorners } from '../../styles/card.css.ts';
import { surface } from '../../styles/surface.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const top = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '112px',
  padding: '14px 18px',
  ...upperCorners,
  borderBottom: `2px ${vars.motif.seam} color-mix(in srgb, ${color.primaryBorder} 60%, transparent)`,
});

export const tints = styleVariants({
  promote: surface(color.promoteSoft),
  money: surface(color.moneySoft),
  highlight: surface(color.highlightSoft),
  info: surface(color.infoSoft),
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '14px 18px 16px',
});
