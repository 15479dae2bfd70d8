/** Side of the coins on the thread. */
export const coinSide = '52px';
