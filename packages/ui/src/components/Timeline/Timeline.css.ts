import { style, styleVariants } from '@vanilla-extract/css';
import { below, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';
import { coinSide } from './threadSize.ts';

const { color } = vars;

export const thread = style({ display: 'grid' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${coinSide} minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: space.xl,
  minHeight: '96px',
  paddingBottom: space.x2,
  selectors: { '&:last-child': { minHeight: 0, paddingBottom: 0 } },
  '@media': { [below.medium]: { columnGap: space.m } },
});

const plain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingTop: '12px',
  minWidth: 0,
});
const raised = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
  padding: `12px ${space.xl} ${space.l}`,
  borderRadius: vars.radius.card,
  '@media': { [below.medium]: { paddingInline: space.l } },
});

export const words = styleVariants({
  done: [plain],
  upcoming: [plain],
  missed: [plain, { color: color.textMuted }],
  current: [raised, { background: color.highlightSoft, boxShadow: `inset 0 0 0 1.5px ${color.primaryBorder}` }],
  cut: [raised, { background: color.dangerSoft, color: color.danger, boxShadow: `inset 0 0 0 1.5px ${color.danger}` }],
  arrived: [raised, { background: color.moneySoft, boxShadow: `inset 0 0 0 1.5px ${color.money}` }],
});

export const when = style({ fontSize: '15px', lineHeight: '22px', fontWeight: 600 });
