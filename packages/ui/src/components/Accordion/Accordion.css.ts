import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/forcedColors.ts';
import { ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const open = '[data-state="open"] > &';
const scriptless = '(scripting: none)';

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.s });

export const heading = style({ flex: 1, minWidth: 0 });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  width: '100%',
  minHeight: '60px',
  paddingBlock: space.s,
  borderRadius: vars.radius.badge,
  fontWeight: 600,
  fontSize: '17px',
  lineHeight: '24px',
  textAlign: 'start',
  // there it has an edge
  '@media': { [forcedColors]: { paddingInline: space.m } },
});

export const chevron = style({
  flex: 'none',
  transition: `transform 300ms ${ease}`,
  selectors: { [open]: { transform: 'rotate(180deg)' } },
  '@media': { [scriptless]: { display: 'none' } },
});

/** The row grows from 0fr to 1fr, so no script measures the height. Hidden content cannot be focused. */
export const answer = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows 300ms ${ease}, visibility 300ms`,
  selectors: { '&[data-state="open"]': { gridTemplateRows: '1fr', visibility: 'visible' } },
  '@media': { [scriptless]: { gridTemplateRows: '1fr', visibility: 'visible' } },
});

export const clip = style({ overflow: 'hidden', minHeight: 0 });

export const text = style({ maxWidth: '740px', paddingBottom: space.xl, color: vars.color.textMuted });
