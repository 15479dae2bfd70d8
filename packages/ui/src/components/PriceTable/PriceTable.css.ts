import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const table = style({ width: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} th, ${table} td`, { padding: '12px 0', textAlign: 'end', fontWeight: 'inherit' });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${color.border}` });
globalStyle(`${table} thead th`, { color: color.textMuted, fontWeight: 620, fontSize: '14.5px', lineHeight: '18px' });
