import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Belongs on the parent of the scallops: their mask would cut the shadow off. */
export const paperShadow = vars.elevation.ticket;

/** The scalloped short edges of tickets. */
export const scallops = style({
  height: '100%',
  mask: [
    'radial-gradient(6px at 0 50%, #0000 96%, #000) 0 0 / 51% 18px no-repeat round',
    'radial-gradient(6px at 100% 50%, #0000 96%, #000) 100% 0 / 51% 18px no-repeat round',
  ].join(', '),
});
