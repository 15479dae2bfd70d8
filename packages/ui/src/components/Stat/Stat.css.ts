import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inTheme } from '../../styles/inTheme.ts';
import { surface } from '../../styles/surface.ts';
import { forcedColors } from '../../theme/forcedColors.ts';
import { below } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 80px',
  gridTemplateRows: '80px auto',
  columnGap: '8px',
  minHeight: '156px',
  paddingBlock: '12px 16px',
  paddingInline: '20px 12px',
  borderRadius: vars.radius.card,
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 64px',
      gridTemplateRows: '64px auto',
      paddingBlock: '10px 14px',
      paddingInline: '14px 10px',
    },
    // a link has an outline of its own when it has the focus
    [forcedColors]: { border: '1px solid' },
    // the art gives way to the label on small phones
    [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(40px, 14vw, 64px)', columnGap: '4px' },
  },
});

export const tones = styleVariants({
  plain: [
    base,
    {
      // of label and note; the figure has a colour of its own
      ...surface(color.surface, color.textMuted),
      boxShadow: `0 0 0 1px ${color.border}, 0 12px 24px -20px color-mix(in srgb, ${color.shadow} 28%, transparent)`,
    },
  ],
  money: [base, { ...surface(color.moneySoft, color.moneyStrong), boxShadow: `inset 0 0 0 1.5px ${color.money}` }],
});

/** Without art the label has the whole row. */
const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(40px, auto) auto' };
export const artless = style({
  ...oneColumn,
  minHeight: 0,
  // beside a taller tile, too, the figure follows the label
  alignContent: 'start',
  '@media': { [below.medium]: oneColumn, [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A word of a label never breaks. */
export const label = style({
  // a second line keeps its distance to the figure
  paddingBlock: '8px 4px',
  overflowWrap: 'normal',
  wordBreak: 'normal',
  '@media': {
    // browsers paint the ground of the figure's letters, which are taller than its line
    [forcedColors]: { position: 'relative', zIndex: 1 },
    [below.narrow]: { fontSize: '15px', lineHeight: '19px' },
    'screen and (max-width: 359px)': { fontSize: '14px' },
  },
});

/** A tile that leads to what it sums. */
export const link = style({ ':hover': { filter: 'brightness(.98)' }, ':active': { filter: 'brightness(.95)' } });

/** In dark the art has a pale disc behind it, because its lines are dark. */
export const art = style({ width: '100%', aspectRatio: '1', borderRadius: '50%' });
inTheme('dark', art, { background: color.artBackdrop, padding: '8px' });

/** Its own width is what a long figure has to fit into. */
export const figure = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  whiteSpace: 'nowrap',
  containerType: 'inline-size',
});

/** Widths of bold figures in em: ₹1,23,456, then ₹12,34,567, then ₹1,23,45,678. */
const widths = { lakh: 4.8, lakhs: 5.4, crore: 6.4 };

/** Long figures: as large as others, where the tile has the room. */
export const long = styleVariants(widths, () => ({}));
for (const [name, width] of Object.entries(widths)) {
  const within = (size: string) => `min(${size}, calc(100cqi / ${width}))`;
  globalStyle(`${long[name as keyof typeof widths]} > span`, {
    fontSize: within('38px'),
    '@media': { [below.medium]: { fontSize: within('31px') } },
  });
}

export const note = style({ gridColumn: '1 / -1', fontSize: '14px', lineHeight: '20px' });
