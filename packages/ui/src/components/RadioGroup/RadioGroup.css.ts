import { style, styleVariants } from '@vanilla-extract/css';
import { choiceLabel } from '../../styles/choiceLabel.css.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const list = style({
  display: 'flex',
  marginBottom: space.s,
  selectors: { '&:last-child': { marginBottom: 0 } },
});

export const lists = styleVariants({
  vertical: [list, { flexDirection: 'column', gap: space.xs }],
  horizontal: [
    list,
    {
      flexWrap: 'wrap',
      columnGap: space.x2,
      '@media': { [below.narrow]: { flexDirection: 'column', gap: space.xs } },
    },
  ],
});

/** A ring; chosen, a bead is in it. */
export const ring = style({
  position: 'relative',
  flex: 'none',
  width: '22px',
  height: '22px',
  margin: '1px 0',
  appearance: 'none',
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
  cursor: 'inherit',
  // the system draws it, with its bead
  '@media': { [forcedColors]: { appearance: 'auto', outline: 'none', '::before': { content: 'none' } } },
  transition: `background-color 160ms ${ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '7px',
    borderRadius: '50%',
    background: color.surface,
    scale: '0',
    transition: `scale 160ms ${ease}`,
  },
  selectors: {
    [`${choiceLabel}:hover &:not(:disabled)`]: { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    [`${choiceLabel}:active &:not(:disabled)`]: { boxShadow: `inset 0 0 0 3px ${color.text}` },
    '&:checked': { background: color.money },
    '&&:checked:not(:disabled)': { boxShadow: 'none' },
    '&&&[data-invalid]:not(:checked)': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
    '&:checked::before': { scale: '1' },
    [`${choiceLabel}:active &:checked::before`]: { scale: '1.4' },
    '&:disabled': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.border}` },
    '&:disabled::before': { background: color.textSubtle },
  },
});
