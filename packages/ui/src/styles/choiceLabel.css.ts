import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** The label around a native control that is 22 to 26 px high, and its words beside it. */
export const choiceLabel = style({
  display: 'inline-flex',
  gap: '10px',
  minHeight: '44px',
  // centres the control on the first line
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSubtle } },
});

export const words = style({ minWidth: 0, lineHeight: '24px' });

export const hint = style({ display: 'block', color: color.textMuted, fontSize: '14px', lineHeight: '20px' });
