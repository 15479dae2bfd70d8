import type { forfeitMember, Page, ResponseOf, suspendMember as suspendCall } from '@potli/api';
import type { Breach, FoundMember, MemberEvent, MemberFile, SuspendReason } from '@potli/api/contract/adminMembers';
import { toBigPaise, toRupees } from '@potli/api/units/money';
import type { Database, Queries } from '../../../db/database.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { AccountOperator } from '../../members/identity/AccountOperator.ts';
import { suspendMember, unsuspendMember } from '../../members/identity/changeMember.ts';
import { readEventPage } from '../../members/memberEvents/readMemberEvents.ts';
import { forfeitForBreach } from '../../payouts/forfeiture/forfeitForBreach.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { parseId } from '../../platform/shared/ids.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { findMembers } from './findMembers.ts';
import { noteLook } from './noteLook.ts';
import { findMemberRow, readMemberFile } from './readMemberFile.ts';
import { toMemberFile } from './toMemberFile.ts';

interface FileParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
}

/** Somebody of the admin area. */
type Operator = Required<AccountOperator>;
type Standing = ResponseOf<typeof suspendCall>;
type Forfeited = ResponseOf<typeof forfeitMember>;

/** Members as those who run the shop see and change them (docs/product/admin.md#members). All throw ProblemError notFound for a wrong id. */
export function createMemberFiles({ database: { orm }, sealer }: FileParts) {
  return {
    find: (text: string, request: PageRequest): Promise<Page<FoundMember>> => findMembers(orm, text, request),

    /** The file, as the caller may see it; the audit log has who looked. */
    open: (id: string, { who, caller }: Operator): Promise<MemberFile> =>
      orm.transaction(async (queries) => {
        const file = await readMemberFile(queries, sealer, String(idOf(id)));
        if (!file) throw noMember();
        await noteLook(queries, who, file.id);
        return toMemberFile(file, caller);
      }),

    /** Events, newest first; the audit log has who looked. */
    events: (id: string, request: PageRequest, { who }: Operator): Promise<Page<MemberEvent>> =>
      orm.transaction(async (queries) => {
        const memberId = await existing(queries, id);
        await noteLook(queries, who, String(memberId));
        return readEventPage(queries, memberId, request);
      }),

    /** @throws ProblemError conflict, forbidden */
    suspend: (id: string, reason: SuspendReason, by: Operator, once: Once<Standing>): Promise<Standing> =>
      once(async (queries) => {
        await suspendMember(queries, { account: idOf(id), by, reason });
        return { id, suspended: true };
      }),

    /** @throws ProblemError conflict, forbidden */
    unsuspend: (id: string, by: Operator, once: Once<Standing>): Promise<Standing> =>
      once(async (queries) => {
        await unsuspendMember(queries, { account: idOf(id), by });
        return { id, suspended: false };
      }),

    /** @param asked its amount in rupees. @throws ProblemError conflict, forbidden */
    forfeit: (id: string, asked: Forfeiture, by: Operator, once: Once<Forfeited>): Promise<Forfeited> =>
      once(async (queries) => {
        const given = { account: idOf(id), by, breach: asked.reason, paise: toBigPaise(asked.amount) };
        return { id, forfeited: toRupees(await forfeitForBreach(queries, given)) };
      }),
  };
}

export interface Forfeiture {
  reason: Breach;
  amount: number;
}

const noMember = () => notFound('There is no such member.');

function idOf(text: string): bigint {
  const id = parseId(text);
  if (id === undefined) throw noMember();
  return id;
}

async function existing(queries: Queries, text: string): Promise<bigint> {
  const id = idOf(text);
  const [found] = await findMemberRow(queries, String(id));
  if (!found) throw noMember();
  return id;
}
