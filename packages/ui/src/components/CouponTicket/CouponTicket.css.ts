import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { inRtl } from '../../styles/inRtl.ts';
import { surface } from '../../styles/surface.ts';
import { paperShadow } from '../../styles/ticketEdges.css.ts';
import { dashes } from '../../theme/dashes.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const stubWidth = createVar();

export const ticket = style({
  position: 'relative',
  height: '100%',
  vars: { [stubWidth]: '104px' },
  filter: paperShadow,
  '@media': { [below.medium]: { vars: { [stubWidth]: '92px' } } },
});

/** The two notches at the perforation, `x` from the left. */
const notches = (x: string) =>
  [
    `radial-gradient(8px at ${x} 0, #0000 96%, #000) 0 0 / 100% 51% no-repeat`,
    `radial-gradient(8px at ${x} 100%, #0000 96%, #000) 0 100% / 100% 51% no-repeat`,
  ].join(', ');

/** The outer edges have their own mask. */
export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
  height: '100%',
  minHeight: '162px',
  ...surface(color.surface),
  mask: notches(stubWidth),
  selectors: { [inRtl]: { mask: notches(`calc(100% - ${stubWidth})`) } },
});

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  paddingBlock: '14px 16px',
  paddingInline: '20px 24px',
  '@media': { [below.narrow]: { paddingInline: '14px 18px' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  minHeight: '26px',
});

/** A long code and the button wrap to two rows. */
export const foot = style([row, { gap: '8px', minHeight: '44px', marginTop: 'auto' }]);

export const out = style({ marginInlineStart: 'auto' });

export const stub = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // the perforation
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-1px',
    width: '2px',
    background: dashes(vars.art.paper, '7px', '12px', { direction: 'down' }),
  },
});

export const stubColors = styleVariants(vars.stub, (background) => ({ background }));

/** Paper ring around the store's logo. */
export const ring = style({
  padding: '3px',
  borderRadius: `calc(${vars.radius.mark} + 4%)`,
  background: vars.art.paper,
});

export const till = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontSize: '14px',
  lineHeight: '20px',
  color: color.textMuted,
});

export const name = style({
  minHeight: '46px',
  fontWeight: 640,
  fontSize: '16.5px',
  lineHeight: '23px',
  textWrap: 'pretty',
});

export const code = style({
  position: 'relative',
  minWidth: 0,
  padding: '9px 12px',
  overflowWrap: 'anywhere',
  border: `1.5px ${vars.motif.seam} ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  fontWeight: 680,
  fontSize: '15px',
  lineHeight: '19px',
  letterSpacing: '.05em',
  ':hover': { borderColor: color.text },
});

export const noCode = style({ fontSize: '15px', lineHeight: '20px', color: color.textMuted });
