import { bigint, pgTable } from 'drizzle-orm/pg-core';

/** Members of the demo: their passwords are published. */
export const demoMember = pgTable('demo_member', {
  memberId: bigint('member_id', { mode: 'bigint' }).primaryKey(),
});
