import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@potli/api';
import { postJson } from '../postJson.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { finds } from './owner.ts';
import type { Acknowledged, Write } from './Write.ts';

/** A call of the admin area, with the object that the audit log names. */
export interface PlannedCall {
  path: string;
  body: object;
  /** Empty where its answer says what it is. */
  object: string;
}

/** Posts as a member, before the fault. @throws Error for an answer that is no success */
export async function ask({ host, accessToken }: FaultMember, path: string, body: object): Promise<unknown> {
  const response = await fetch(host + path, postJson(body, accessToken));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

interface KeyedWriteParts {
  /** Prepares what the call changes: no other test changes it. */
  plan(member: FaultMember, shop: FaultShop): Promise<PlannedCall>;
  /** The object by the answer, where the plan does not know it. */
  objectOf?(answer: unknown, planned: PlannedCall): string;
  /** Whether it is committed, beside the row in the audit log. */
  isStored(acknowledged: Acknowledged, planned: PlannedCall): Promise<boolean>;
}

interface Kept extends PlannedCall {
  key: string;
}

/**
 * A write of the admin area. It is repeated with the key and the version of the first attempt, as the client does: one that was
 * stored without its answer gives that answer, and no conflict.
 */
export function keyedWrite(call: EndpointName, { plan, objectOf, isStored }: KeyedWriteParts): Write {
  const plannedOf = ({ secret }: FaultMember) => JSON.parse(secret) as Kept;
  return {
    calls: [call],
    isAlone: true,
    async prepare(member, shop) {
      member.secret = JSON.stringify({ ...(await plan(member, shop)), key: randomUUID() } satisfies Kept);
    },
    send(member) {
      const { path, body, key } = plannedOf(member);
      const { headers, ...options } = postJson(body, member.accessToken);
      return fetch(member.host + path, { ...options, headers: { ...headers, 'idempotency-key': key } });
    },
    async isStored(acknowledged) {
      const { shop, member, answer } = acknowledged;
      const planned = plannedOf(member);
      const audited = 'select from audit_entry where who = $1 and action = $2 and object = $3';
      return (
        (await finds(shop, audited, [`member:${member.id}`, call, objectOf?.(answer, planned) ?? planned.object])) &&
        (await isStored(acknowledged, planned))
      );
    },
  };
}
