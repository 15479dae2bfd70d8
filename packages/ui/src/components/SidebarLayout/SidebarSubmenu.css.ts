import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const chevron = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  color: color.onInverseMuted,
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

export const cord = style({ marginBottom: '4px' });

export const bead = style({
  position: 'relative',
  paddingInlineStart: '47px',
  // the cord, then the bead on it
  '::before': {
    content: '',
    position: 'absolute',
    left: '21px',
    top: 0,
    bottom: 0,
    width: '2px',
    background: color.inverseBorder,
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: '17px',
    top: 'calc(50% - 5px)',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    background: color.inverse,
    boxShadow: `inset 0 0 0 2px ${color.onInverseMuted}`,
  },
  selectors: {
    '&:last-child::before': { bottom: '50%' },
    '&:has([aria-current])::after': {
      background: color.navActive,
      boxShadow: `0 0 0 2px ${color.inverse}, 0 0 0 4px ${color.navActive}`,
    },
  },
});

globalStyle(`${bead} > a`, { paddingInline: '12px' });
