/** Roles of those who run the shop; all others are members (docs/product/admin.md#roles). */
export const staffRoles = ['ADMIN', 'EDITOR', 'SUPPORT', 'FINANCE'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The role of an account in the database. */
export type MemberRole = 'MEMBER' | StaffRole;

/** What a call of the admin area needs, one for each area of work, with what it lets people do. */
export const rightTexts = {
  catalogue: 'Stores, rates, cards, gift cards, deals, coupons, categories, banners and sections',
  content: 'Banner, FAQs and videos of the dashboard',
  members: 'Accounts of members',
  claims: 'Claims, with their files',
  money: 'Ledger, books, settlements and payouts',
  audit: 'The audit log',
  export: 'Lists as files; each needs the right of its rows, too',
  staff: 'Roles and tokens of others',
  system: 'The installation: settings, database, files and mail',
} as const;
export type Right = keyof typeof rightTexts;

export const rights = Object.keys(rightTexts) as readonly Right[];

/** Who may do what. */
export const rightsOf: Readonly<Record<StaffRole, readonly Right[]>> = {
  ADMIN: rights,
  EDITOR: ['catalogue', 'content', 'export'],
  SUPPORT: ['members', 'claims'],
  FINANCE: ['money', 'export'],
};

/** The role that runs the shop; undefined for a member. */
export const toStaffRole = (role: string): StaffRole | undefined => staffRoles.find((known) => known === role);
