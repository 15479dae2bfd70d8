/** Whether every page is loaded in both looks, and all that needs no look at all is looked at too, as `test --all` does. */
export const isWholeRun = process.env.JOURNEYS === 'whole';
