import type { Database } from '../db/database.ts';
import { type WrittenOff, writeOffNetwork } from '../domain/orders/settlements/writeOffNetwork.ts';
import { dayEnd } from '../domain/platform/shared/indiaDay.ts';
import { inRupees } from './inRupees.ts';
import { operatorName } from './operatorName.ts';
import type { BooksArgs } from './readBooksArgs.ts';

type Asked = Extract<BooksArgs, { word: 'write-off' }>;

/** `potli books write-off`: what was written off, or undefined where nothing is to be. */
export async function writeOff(database: Pick<Database, 'orm'>, asked: Asked): Promise<string | undefined> {
  const { network, to, members, isPreview, json } = asked;
  const by = isPreview ? undefined : { who: operatorName(), action: 'books write-off' };
  const done = await writeOffNetwork(database, { network, before: dayEnd(to), members }, { ...(by && { by }) });
  if (done.orders === 0) return undefined;
  return json ? JSON.stringify(done, null, 2) : toText(done, asked);
}

function toText({ orders, loss, waiting, given }: WrittenOff, { members, isPreview }: Asked): string {
  return [
    `Orders: ${orders}. Loss: ${inRupees(loss)}.`,
    `Cashback that waited: ${inRupees(waiting)}, ${members === 'pay' ? 'paid by the shop' : 'declined'}.`,
    `Members keep what they have: ${inRupees(given)}.`,
    isPreview
      ? 'Nothing was booked: this is a preview.'
      : 'Nothing is advanced for this network any more (potli policy).',
  ].join('\n');
}
