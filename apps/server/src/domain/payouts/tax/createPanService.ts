import { type MyPan, maskPan, type PanBody } from '@potli/api';
import { toPercent } from '@potli/api/units/percent';
import { panMail } from '@potli/mails';
import type { Database, Queries } from '../../../db/database.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import { lockCaller } from '../../members/bank/lockMember.ts';
import type { Place } from '../../members/devices/createPlaceTags.ts';
import type { Caller } from '../../members/identity/Caller.ts';
import type { MemberEvents } from '../../members/memberEvents/createMemberEvents.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { addPan, findPan, openPan, type PanVersion } from './panRows.ts';
import { findAskingRule, rateWithoutPan, type TaxRule } from './taxRules.ts';

interface PanParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  sealer: Sealer;
  mail: MailPort;
  events: MemberEvents;
  productName: string;
  now?: () => Date;
}

/**
 * PANs of members (docs/product/money.md#pan). Every change is stored as a version, and mailed to its owner. No money goes
 * elsewhere by it, so payouts do not wait and sessions stay open.
 */
export function createPanService({ database: { orm }, limits, sealer, mail, events, productName, ...parts }: PanParts) {
  const { now = () => new Date() } = parts;
  const inTransaction = <Written>(write: (queries: Queries) => Promise<Written>) => orm.transaction(write);

  async function toMyPan(queries: Queries, saved: PanVersion | undefined): Promise<MyPan> {
    const rule = await findAskingRule(queries, now());
    return {
      isAsked: rule !== undefined,
      masked: saved ? maskPan(openPan(sealer, saved)) : null,
      savedAt: saved?.savedAt.toISOString() ?? null,
      rates: rule ? toRates(rule) : null,
    };
  }

  return {
    /** What is on file, masked, and whether the shop asks for it. */
    async find(memberId: bigint): Promise<MyPan> {
      return toMyPan(orm, await findPan(orm, memberId));
    },

    /** Without a change nothing is saved, and nothing mailed. @throws ProblemError tooMany, unauthenticated */
    async save(caller: Caller, { pan }: PanBody, place: Place, once: Once<MyPan> = inTransaction): Promise<MyPan> {
      await limits.consume('panWritePerDay', String(caller.id));
      return once(async (queries) => {
        const { email, name } = await lockCaller(queries, caller);
        const last = await findPan(queries, caller.id);
        if (last && openPan(sealer, last) === pan) return toMyPan(queries, last);
        const version = (last?.version ?? 0) + 1;
        const saved = await addPan(queries, sealer, { memberId: caller.id, version, pan });
        const message = panMail({ name, masked: maskPan(pan), isFirst: version === 1 }, { productName });
        await mail.send({ to: email, message }, queries);
        const { id: memberId, sessionId } = caller;
        await events.record(queries, { memberId, kind: 'panChanged', place, sessionId });
        return toMyPan(queries, saved);
      });
    },
  };
}

const toRates = (rule: TaxRule): NonNullable<MyPan['rates']> => ({
  withPan: toPercent(rule.rateBp),
  withoutPan: toPercent(rateWithoutPan(rule)),
  from: rule.validFrom.toISOString(),
});
