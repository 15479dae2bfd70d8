import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/**
 * As wide as the pages that it shows: a phone, at most the place there is, so that a phone shows it whole; and a window in which
 * the layout is that of a desktop.
 */
const widths = { phone: { width: '390px', maxWidth: '100%' }, desktop: { width: '1280px', maxWidth: 'none' } } as const;

export const view = style({ overflowX: 'auto', borderRadius: vars.radius.button });

const page = style({
  display: 'block',
  height: '720px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.button,
});

export const pages = styleVariants(widths, (width) => [page, width]);
