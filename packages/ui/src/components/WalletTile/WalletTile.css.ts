import { style, styleVariants } from '@vanilla-extract/css';
import { inDark } from '../../styles/inDark.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 80px',
  gridTemplateRows: '80px auto',
  columnGap: '8px',
  height: '156px',
  padding: '12px 12px 16px 20px',
  borderRadius: vars.radius.card,
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 64px',
      gridTemplateRows: '64px auto',
      padding: '10px 10px 14px 14px',
    },
  },
});

const plain = {
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.border}, 0 12px 24px -20px color-mix(in srgb, ${color.shadow} 28%, transparent)`,
};
const plainTile = style([base, plain]);

/** Approved money is earned, so it is green. */
export const kinds = styleVariants({
  pending: [plainTile],
  approved: [base, { background: color.moneySoft, boxShadow: `inset 0 0 0 1.5px ${color.money}` }],
  sent: [plainTile],
  declined: [plainTile],
});

export const label = style({ paddingTop: '8px' });

/** In dark the art has a pale disc behind it, because its lines are dark. */
export const art = style({ width: '100%', aspectRatio: '1', borderRadius: '50%' });
inDark(art, { background: color.artBackdrop, padding: '8px' });

export const figure = style({ gridColumn: '1 / -1', alignSelf: 'end', whiteSpace: 'nowrap' });
