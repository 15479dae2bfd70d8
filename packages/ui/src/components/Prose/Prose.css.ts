import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color, font } = vars;

export const prose = style({ fontSize: '17px', lineHeight: '27px', color: color.textMuted, overflowWrap: 'anywhere' });

const within = (tags: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    tags.replace(/[^, ]+/g, (tag) => `${prose} ${tag}`),
    rule,
  );

globalStyle(`${prose} > * + *`, { marginTop: '12px' });
within('h1, h2, h3, h4', {
  fontFamily: font.display,
  fontWeight: 740,
  fontSize: '21px',
  lineHeight: '26px',
  color: color.text,
});
within('a', { color: color.text, textDecoration: 'underline', textUnderlineOffset: '3px' });
within('strong, b', { fontWeight: 650, color: color.text });
within('ul', { listStyle: 'disc', paddingInlineStart: '20px' });
within('ol', { listStyle: 'decimal', paddingInlineStart: '24px' });
within('li', { marginTop: '4px' });
within('img, table', { maxWidth: '100%' });
within('td, th', {
  paddingBlock: '8px',
  paddingInline: '0 12px',
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
});
