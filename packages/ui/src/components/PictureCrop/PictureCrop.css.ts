import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const crop = style({ display: 'grid', justifyItems: 'center', gap: space.l });

export const view = style({
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.sunken,
  cursor: 'grab',
  // a finger moves the picture, not the page
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const looks = styleVariants({
  round: { width: 'min(280px, 100%)', borderRadius: '50%' },
  framed: { width: 'min(560px, 100%)', borderRadius: vars.radius.field },
});

export const canvas = style({ display: 'block', width: '100%', height: '100%' });

export const zoom = style({
  display: 'grid',
  width: 'min(280px, 100%)',
  gap: '4px',
  fontSize: '14px',
  fontWeight: 560,
});

export const range = style({ width: '100%', minHeight: '24px', accentColor: color.highlight });
