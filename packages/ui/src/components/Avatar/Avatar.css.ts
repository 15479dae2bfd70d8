import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const disc = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.highlightSoft,
  color: color.highlight,
});

export const sizes = styleVariants({ 56: '56px', 96: '96px' }, (side) => [disc, { width: side, height: side }]);
