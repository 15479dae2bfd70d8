import { openDatabase } from '../db/database.ts';
import { createRandom } from './createRandom.ts';
import { inLanes } from './inLanes.ts';
import { happen, planYear, type Year } from './networkYear.ts';

interface Host {
  year: Year;
  url: string;
  lanes: number;
  /** After so many events it ends as by `kill -9`, while its other lanes are at work. */
  diesAfter: number;
}

/**
 * A second host in a process of its own: lets everything happen that the first host does, from the end to the start.
 * Argument: a Host, as JSON.
 */
const { year, url, lanes, diesAfter } = JSON.parse(process.argv[2] ?? '{}') as Host;
const database = await openDatabase(url, { size: lanes });
const events = planYear(createRandom(year.seed), year).toReversed();
let happened = 0;
await inLanes(lanes, events, async (event) => {
  await happen(database, event, year);
  happened += 1;
  if (happened === diesAfter) process.kill(process.pid, 'SIGKILL');
});
await database.close();
