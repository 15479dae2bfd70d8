import { style } from '@vanilla-extract/css';
import { choiceLabel } from '../../styles/choiceLabel.css.ts';
import { forcedChoice, forcedColors } from '../../theme/forcedColors.ts';
import { ease } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const cell = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  height: '26px',
  margin: '-1px 0',
});

/** The cord on which the bead moves. */
export const track = style({
  width: '46px',
  height: '26px',
  margin: 0,
  appearance: 'none',
  borderRadius: '13px',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'inherit',
  transition: `background-color 160ms ${ease}`,
  '@media': { [forcedColors]: { selectors: { '&&:checked:not(:disabled)': forcedChoice } } },
  selectors: {
    [`${choiceLabel}:hover &:not(:disabled)`]: { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '&&:checked:not(:disabled)': { background: color.money, boxShadow: 'none' },
    [`${choiceLabel}:hover &&:checked:not(:disabled)`]: { background: color.moneyStrong },
    '&&&[aria-invalid]:not(:disabled)': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&:disabled': { boxShadow: `inset 0 0 0 1px ${color.border}` },
  },
});

export const bead = style({
  position: 'absolute',
  top: '4px',
  insetInlineStart: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '9px',
  background: color.borderStrong,
  color: color.money,
  pointerEvents: 'none',
  transition: `inset-inline-start 160ms ${ease}, width 160ms ${ease}`,
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      color: 'Highlight',
      selectors: {
        [`${track}:checked:not(:disabled) + &`]: { background: 'HighlightText' },
        [`${track}:disabled + &`]: { background: 'GrayText' },
      },
    },
  },
  selectors: {
    [`${track}:checked:not(:disabled) + &`]: { background: color.surface },
    [`${track}:checked + &`]: { insetInlineStart: '24px' },
    [`${choiceLabel}:active ${track}:not(:disabled) + &`]: { width: '22px' },
    [`${choiceLabel}:active ${track}:checked:not(:disabled) + &`]: { insetInlineStart: '20px' },
    [`${track}:disabled + &`]: { background: color.border },
  },
});

/** The tick of a switch that is on: colour is not the only sign. */
export const tick = style({
  display: 'none',
  selectors: { [`${track}:checked:not(:disabled) + ${bead} > &`]: { display: 'grid' } },
});
