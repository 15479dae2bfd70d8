import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** For the parent of the edges, because their mask cuts the shadow off. */
export const paperShadow = vars.elevation.ticket;

/** The short edges of tickets, in the shape of the brand's hem. */
export const ticketEdges = style({ height: '100%', mask: vars.motif.ticket });
