import type { ConformanceSender } from './ConformanceCase.ts';

/** Who sends a request, in words. */
export const senders: Record<ConformanceSender, string> = {
  visitor: 'a visitor',
  emptyBearer: 'a visitor with an empty token',
  brokenBearer: 'a visitor with a broken token',
  member: 'a member',
  newMember: 'a new member',
  admin: 'an admin',
  refresher: 'a member with their refresh token',
};
