import type { EndpointName, FileCallName } from '@potli/api';
import type { FaultMember, FaultShop } from './FaultShop.ts';

/** One kind of write, and how to see that it was kept. */
export interface Write {
  /** The calls of the contract that it makes. */
  calls: readonly (EndpointName | FileCallName)[];
  /** What has to be there before the call. Runs before the fault. */
  prepare?(member: FaultMember, shop: FaultShop): Promise<void>;
  /** Makes the call. @param mark a text that no other call has */
  send(member: FaultMember, mark: string): Promise<Response>;
  /** Whether what was acknowledged is committed. @param answer the body of the answer */
  stands(kept: Kept): Promise<boolean>;
}

export interface Kept {
  member: FaultMember;
  mark: string;
  answer: unknown;
  shop: FaultShop;
}
