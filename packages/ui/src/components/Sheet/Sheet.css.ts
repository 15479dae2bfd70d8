import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { panelSurface } from '../../styles/surface.ts';
import { below, space } from '../../theme/scale.ts';
import { type } from '../../theme/typography.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** A sheet can be wider than the window: it moves under the finger. */
export const desk = style({
  overflowX: 'auto',
  borderRadius: vars.radius.panel,
  boxShadow: `0 0 0 1px ${color.border}`,
});

export const sheet = style({
  minWidth: '860px',
  padding: '44px',
  '@media': { [below.medium]: { minWidth: 0, padding: space.xl } },
  ...panelSurface(color.surface),
  fontSize: '13px',
  lineHeight: '19px',
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: space.x2,
  paddingBottom: space.xl,
  borderBottom: `2px solid ${color.text}`,
});

export const title = style([type.h2, { textAlign: 'end' }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  columnGap: space.x2,
  rowGap: space.m,
  paddingBlock: space.xl,
});

globalStyle(`${facts} dt`, { color: color.textMuted, fontSize: '12px' });
globalStyle(`${facts} dd`, { fontWeight: 600 });

export const table = style({ fontSize: '12px', lineHeight: '16px', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} th, ${table} td`, {
  padding: '6px 4px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.border}`,
});
globalStyle(`${table} thead th`, { color: color.textMuted, fontWeight: 600, verticalAlign: 'bottom' });
globalStyle(`${table} tfoot th, ${table} tfoot td`, { fontWeight: 700, borderTop: `2px solid ${color.text}` });
globalStyle(`${table} tr > [data-number]`, { textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} tr > [data-short]`, { whiteSpace: 'nowrap' });

// on a phone a row is a list: each amount beside the head of its column, and nothing for what is empty
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [below.medium]: rule } });
globalStyle(`${table}, ${table} tbody, ${table} tfoot`, onPhone({ display: 'block' }));
globalStyle(
  `${table} thead`,
  onPhone({ position: 'absolute', clipPath: 'inset(50%)', width: '1px', overflow: 'hidden' }),
);
globalStyle(
  `${table} tr`,
  onPhone({ display: 'block', paddingBlock: space.m, borderBottom: `1px solid ${color.border}` }),
);
globalStyle(
  `${table} td`,
  onPhone({ display: 'flex', justifyContent: 'space-between', gap: space.m, padding: '2px 0', borderBottom: 0 }),
);
globalStyle(
  `${table} td::before`,
  onPhone({ content: 'attr(data-header)', color: color.textMuted, textAlign: 'start', whiteSpace: 'normal' }),
);
globalStyle(`${table} td:empty`, onPhone({ display: 'none' }));
globalStyle(`${table} tfoot td`, onPhone({ borderTop: 0 }));

export const notes = style({
  display: 'grid',
  gap: space.s,
  paddingTop: space.xl,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

// On paper there is the sheet alone: what neither is the sheet nor has it goes, and what has it becomes plain.
globalStyle(`body:has(${sheet}) *:not(${sheet}, ${sheet} *, :has(${sheet}))`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`html:has(${sheet}), body:has(${sheet}), body:has(${sheet}) :has(${sheet})`, {
  '@media': {
    print: {
      display: 'block',
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      minHeight: 0,
      margin: 0,
      padding: 0,
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
    },
  },
});

const paper = { size: 'A4', margin: '14mm 12mm' };
globalStyle('@page sheet', paper);

globalStyle(`body ${sheet}`, {
  '@media': {
    print: { page: 'sheet', minWidth: 0, padding: 0, background: 'none', fontSize: '9pt', lineHeight: '13pt' },
  },
});
globalStyle(`${sheet} ${table}`, { '@media': { print: { fontSize: '7.5pt', lineHeight: '10pt' } } });
// the head stands on each page, the sums at the end alone, and no line is cut
globalStyle(`${table} tfoot`, { '@media': { print: { display: 'table-row-group' } } });
globalStyle(`${table} tr, ${notes}`, { '@media': { print: { breakInside: 'avoid' } } });
