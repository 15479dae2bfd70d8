/** What the audit log calls a change of a role: the commands and the calls. */
export const roleActions = ['admin grant', 'admin revoke', 'giveStaffRole', 'changeStaffRole'] as const;
export type RoleAction = (typeof roleActions)[number];
