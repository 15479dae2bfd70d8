import { style } from '@vanilla-extract/css';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const pagination = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': { [below.medium]: { width: '100%', justifyContent: 'space-between', gap: 0 } },
});

/** On small screens four arrows leave no space for the pages beside them: those are above. */
export const paginationOfFour = style([
  pagination,
  { '@media': { [below.medium]: { flexWrap: 'wrap', justifyContent: 'center', columnGap: '6px' } } },
]);

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  '@media': {
    [below.medium]: {
      flex: 1,
      justifyContent: 'space-evenly',
      gap: 0,
      selectors: { [`${paginationOfFour} > &`]: { order: -1, flexBasis: '100%' } },
    },
  },
});

export const page = style({
  minWidth: '44px',
  height: '44px',
  paddingInline: '6px',
  borderRadius: vars.radius.buttonSm,
  fontFamily: vars.font.text,
  fontWeight: 600,
  textAlign: 'center',
  selectors: {
    '&[aria-disabled]': { cursor: 'progress' },
    '&:not([aria-disabled]):hover': { background: color.sunken, color: color.text },
    '&:not([aria-disabled]):active': { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
    '&[aria-current]': { background: color.secondary, color: color.onSecondary },
    '&[aria-current]:not([aria-disabled]):hover': { background: color.secondaryHover },
    '&[aria-current]:not([aria-disabled]):active': { background: color.secondaryPress, boxShadow: 'none' },
  },
  '@media': { [below.medium]: { minWidth: '38px' } },
});

export const gap = style({ minWidth: '28px', textAlign: 'center', fontWeight: 600 });
