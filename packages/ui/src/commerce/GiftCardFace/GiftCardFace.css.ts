import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { upperCorners } from '../upperCorners.ts';

const { color } = vars;

/** Room above the picture for the slot by which gift cards hang. */
export const face = style({
  position: 'relative',
  paddingTop: '34px',
  ...upperCorners,
  overflow: 'hidden',
  background: color.couponBg,
  '::before': {
    content: '',
    position: 'absolute',
    top: '11px',
    left: 'calc(50% - 28px)',
    width: '56px',
    height: '12px',
    borderRadius: '6px',
    background: color.paper,
    boxShadow: `inset 0 0 0 1.5px ${color.earnEdge}`,
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '320 / 200',
  overflow: 'hidden',
  color: color.marigoldText,
});

export const words = style({ display: 'grid', gap: '4px', padding: '14px 18px 18px' });
