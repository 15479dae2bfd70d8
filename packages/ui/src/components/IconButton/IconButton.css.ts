import { recipe } from '@vanilla-extract/recipes';
import { surface } from '../../styles/surface.ts';
import { ease } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const on = ':not(:disabled):not([aria-disabled="true"])';
const off = '&:disabled, &[aria-disabled="true"]';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '44px',
    height: '44px',
    color: 'inherit',
    transition: `background-color 160ms ${ease}`,
    selectors: { [off]: { cursor: 'not-allowed', opacity: 0.45 } },
  },
  variants: {
    variant: {
      ghost: {
        borderRadius: vars.radius.buttonSm,
        selectors: { [`&${on}:hover`]: { background: 'color-mix(in srgb, currentColor 10%, transparent)' } },
      },
      round: {
        borderRadius: '50%',
        ...surface(color.surface),
        boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
        selectors: {
          [`&${on}:hover`]: { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
          [off]: { background: 'none', boxShadow: `inset 0 0 0 1.5px ${color.border}` },
        },
      },
      square: {
        width: '48px',
        height: '48px',
        borderRadius: vars.radius.field,
        ...surface(color.surface),
        boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}`,
        selectors: { [`&${on}:hover`]: { boxShadow: `inset 0 0 0 1.5px ${color.text}` } },
      },
    },
  },
});
