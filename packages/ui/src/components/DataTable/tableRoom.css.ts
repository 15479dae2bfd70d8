import { createContainer, style } from '@vanilla-extract/css';

const tableRoom = createContainer();

/** The room a table has decides its shape, not the window: a sidebar may stand beside it. */
export const room = style({ containerName: tableRoom, containerType: 'inline-size' });

/** Rows become cards. */
export const asCards = `${tableRoom} (max-width: 719px)`;

/** Rows are rows. */
export const asRows = `${tableRoom} (min-width: 720px)`;

/** Cells move together, heads and ids take two lines, only the sorted column has its arrow. */
export const tight = `${tableRoom} (min-width: 720px) and (max-width: 959px)`;
