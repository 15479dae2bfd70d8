import { recipe } from '@vanilla-extract/recipes';
import { forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { moveStitches } from '../../theme/motion.css.ts';
import { ease } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, radius } = vars;
const enabled = ':not(:disabled)';

const primary = {
  background: color.primary,
  color: color.onPrimary,
  boxShadow: `inset 0 0 0 1px ${color.primaryBorder}, 0 2px 0 ${color.primaryBorder}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '4px',
    borderRadius: 'inherit',
    border: `1.5px ${vars.motif.seam} color-mix(in srgb, ${color.onPrimary} 42%, transparent)`,
    pointerEvents: 'none',
  },
  selectors: {
    [`&${enabled}:hover`]: { background: color.primaryHover },
    [`&${enabled}:active`]: {
      background: color.primaryPress,
      transform: 'translateY(2px)',
      boxShadow: `inset 0 0 0 1px ${color.primaryBorder}`,
    },
    '&:disabled::before': { content: 'none' },
  },
} as const;

const quiet = {
  selectors: { [`&${enabled}:hover`]: { background: `color-mix(in srgb, currentColor 8%, transparent)` } },
} as const;

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    fontFamily: vars.font.text,
    fontWeight: 600,
    fontSize: '16px',
    lineHeight: '20px',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    flex: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color 160ms ${ease}`,
    '@media': { [forcedColors]: forcedEdge },
    ':disabled': {
      background: color.sunken,
      color: color.textSubtle,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      primary,
      secondary: {
        background: color.secondary,
        color: color.onSecondary,
        selectors: {
          [`&${enabled}:hover`]: { background: color.secondaryHover },
          [`&${enabled}:active`]: { background: color.secondaryPress },
        },
      },
      outline: {
        boxShadow: 'inset 0 0 0 1.5px currentColor',
        ...quiet,
      },
      ghost: quiet,
    },
    size: {
      sm: {
        minHeight: '40px',
        padding: '4px 16px',
        borderRadius: radius.buttonSm,
        fontSize: '15px',
        '@media': { '(pointer: coarse)': { minHeight: '44px' } },
      },
      bar: { minHeight: '46px', padding: '4px 16px', borderRadius: radius.button, fontSize: '15.5px' },
      md: { minHeight: '48px', padding: '6px 22px', borderRadius: radius.button },
      lg: { minHeight: '56px', padding: '8px 28px', borderRadius: radius.buttonLg, fontSize: '17px' },
    },
    block: { true: { width: '100%' } },
    busy: {
      true: {
        cursor: 'progress',
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: '16px',
          bottom: '8px',
          height: '2px',
          background: stitchLine('currentColor'),
          animation: `${moveStitches} 500ms linear infinite`,
        },
      },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
