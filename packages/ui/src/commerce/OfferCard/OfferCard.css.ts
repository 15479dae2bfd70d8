import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { upperCorners } from '../upperCorners.ts';

const { color } = vars;

export const top = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '112px',
  padding: '14px 18px',
  ...upperCorners,
  borderBottom: `2px ${vars.motif.seam} color-mix(in srgb, ${color.earnEdge} 60%, transparent)`,
});

export const tints = styleVariants({
  rani: { background: color.raniSoft },
  money: { background: color.moneySoft },
  marigold: { background: color.marigoldSoft },
  neel: { background: color.neelSoft },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '14px 18px 16px',
});
