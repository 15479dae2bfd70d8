import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inTheme } from '../../styles/inTheme.ts';
import { panelSurface } from '../../styles/surface.ts';
import { below, space } from '../../theme/scale.ts';
import { stitchLine } from '../../theme/stitchLine.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: '104px auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [below.wide]: { gridTemplateColumns: '88px minmax(0, 1fr)', padding: space.x2 },
    [below.medium]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: space.l, padding: space.l },
  },
});

const still = { ...panelSurface(color.surface), boxShadow: `0 0 0 1px ${color.border}` };

export const summary = styleVariants({
  waiting: [base, still],
  lost: [base, still],
  earned: [base, { ...panelSurface(color.moneySoft), boxShadow: `inset 0 0 0 1.5px ${color.money}` }],
});

/** An amount stays on one line, on the smallest phones too. */
export const figure = style({ whiteSpace: 'nowrap' });
globalStyle(`${figure} > *`, { '@media': { [below.narrow]: { fontSize: '34px', lineHeight: '40px' } } });

export const figureTone = { waiting: 'neutral', lost: 'neutral', earned: 'moneyStrong' } as const;

/** In dark the art has a pale disc behind it, because its lines are dark. */
export const art = style({ width: '100%', aspectRatio: '1', borderRadius: '50%' });
inTheme('dark', art, { background: color.artBackdrop, padding: '10px' });

/** Separated by a stitch. */
export const answer = style({
  alignSelf: 'stretch',
  display: 'grid',
  alignContent: 'center',
  gap: space.xs,
  paddingInlineStart: space.x3,
  background: stitchLine(color.primaryBorder, { direction: 'down', thickness: '2px' }),
  '@media': {
    [below.wide]: {
      gridColumn: '1 / -1',
      padding: `${space.l} 0 0`,
      background: stitchLine(color.primaryBorder, { thickness: '2px' }),
    },
  },
});
