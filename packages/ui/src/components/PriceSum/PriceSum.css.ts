import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const sum = style({ display: 'grid', gap: space.s, margin: 0 });

export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.l });

export const total = style([
  line,
  { alignItems: 'baseline', marginTop: space.xs, paddingTop: space.m, borderTop: `2px dashed ${color.border}` },
]);

/** Amounts stand at the end, also where a long label takes a line of its own. */
export const amount = style({ margin: 0, marginInlineStart: 'auto' });
