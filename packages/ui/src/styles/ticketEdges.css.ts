import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Belongs on the parent of the edges: their mask would cut the shadow off. */
export const paperShadow = vars.elevation.ticket;

/** The short edges of tickets, cut like the brand's hem. */
export const ticketEdges = style({ height: '100%', mask: vars.motif.ticket });
