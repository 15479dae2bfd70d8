import type { EndpointName, FileCallName, NetworkCallName } from '@potli/api';
import type { FaultMember, FaultShop } from './FaultShop.ts';

/** One kind of write, and the check that it was stored. */
export interface Write {
  /** The endpoints that it calls. */
  calls: readonly (EndpointName | FileCallName | NetworkCallName)[];
  /** No other call changes the same, so that a 409 is wrong. */
  isAlone?: boolean;
  /** It has one lock with others, for which it waits as briefly as for the database: after a fault these calls are made in turn. */
  inTurn?: boolean;
  /** Prepares the call, before the fault. */
  prepare?(member: FaultMember, shop: FaultShop): Promise<void>;
  /** Makes the call. @param mark a text that is unique to this call */
  send(member: FaultMember, mark: string): Promise<Response>;
  /** Whether a confirmed call is committed. */
  isStored(acknowledged: Acknowledged): Promise<boolean>;
}

export interface Acknowledged {
  member: FaultMember;
  mark: string;
  /** The body of the response. */
  answer: unknown;
  shop: FaultShop;
}
