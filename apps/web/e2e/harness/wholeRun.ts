/** Whether every page is loaded in both looks and read by axe, and journeys go by mouse too: in `test --all`. */
export const isWholeRun = process.env.JOURNEYS === 'whole';
