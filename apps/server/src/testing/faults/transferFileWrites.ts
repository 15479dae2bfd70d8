import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@potli/api';
import { transferFileRow } from '../../domain/payouts/transferFiles/makeTransferFile.ts';
import { createSealer } from '../../domain/platform/sealing/createSealer.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { faultPiiKey } from './faultPiiKey.ts';
import { keyedWrite, type PlannedCall } from './keyedWrite.ts';
import { clear, finds } from './owner.ts';
import type { Write } from './Write.ts';

const sealer = createSealer(faultPiiKey);

/** The bank of the hosts under fault has an API: they make no files and read no answers, but have those of an earlier bank. */
export const callsOfFileBanks: readonly EndpointName[] = ['makeTransferFile', 'readReturnFile'];

/** A file that nobody else takes, and the session that may. */
async function fileFor(member: FaultMember, shop: FaultShop, what: string): Promise<PlannedCall> {
  const id = randomUUID();
  const name = `neft-${id}`;
  await clear(shop, 'update session set confirmed_at = now() where member_id = $1', [member.id]);
  await (await shop.owner()).query(
    `insert into transfer_file (id, name, made_at, lines, total_paise, sealed) values ($1, $2, now(), 1, 100, $3)`,
    [id, name, sealer.seal('a file', transferFileRow(id))],
  );
  return { path: `/admin/transfer-files/${name}/${what}`, body: {}, object: `transfer file ${name}` };
}

/** What is done with files of transfers. */
export const transferFileWrites: readonly Write[] = [
  keyedWrite('downloadTransferFile', {
    plan: (member, shop) => fileFor(member, shop, 'download'),
    // its row in the audit log is all that it writes
    isStored: () => Promise.resolve(true),
  }),
  keyedWrite('withdrawTransferFile', {
    plan: (member, shop) => fileFor(member, shop, 'withdrawal'),
    isStored: ({ shop }, { object }) =>
      finds(shop, 'select from transfer_file where name = $1 and withdrawn_at is not null', [
        object.replace('transfer file ', ''),
      ]),
  }),
];
