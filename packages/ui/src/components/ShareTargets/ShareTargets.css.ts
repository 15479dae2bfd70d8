import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../styles/surface.ts';
import { forcedColors, forcedEdge } from '../../theme/forcedColors.ts';
import { below, ease, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '10px',
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s,
  width: '100%',
  minHeight: '44px',
  padding: '4px 8px',
  borderRadius: vars.radius.buttonSm,
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: '20px',
  transition: `background-color 160ms ${ease}`,
  '@media': { [forcedColors]: forcedEdge },
});

const tint = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

export const targetOn = styleVariants({
  surface: [
    chip,
    {
      ...surface(vars.color.sunken),
      ':hover': { background: `color-mix(in srgb, currentColor 8%, ${vars.color.sunken})` },
    },
  ],
  feature: [chip, { background: tint(12), ':hover': { background: tint(20) } }],
});

export const copy = style([
  chip,
  {
    ...surface(vars.color.primary, vars.color.onPrimary),
    ':hover': { background: vars.color.primaryHover },
    ':active': { background: vars.color.primaryPress },
  },
]);
