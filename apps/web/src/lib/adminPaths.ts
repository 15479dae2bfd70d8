const ADMIN = '/admin';

/** Addresses of the admin area. No page of visitors or members loads them. */
export const adminPaths = {
  home: ADMIN,
  audit: `${ADMIN}/audit`,
  claims: `${ADMIN}/claims`,
  payouts: `${ADMIN}/payouts`,
  members: `${ADMIN}/members`,
  member: (id: string) => `${ADMIN}/members/${id}`,
  orders: `${ADMIN}/orders`,
  networks: `${ADMIN}/networks`,
  refunds: `${ADMIN}/refunds`,
  reports: `${ADMIN}/reports`,
  books: `${ADMIN}/books`,
  receivables: `${ADMIN}/receivables`,
  settlements: `${ADMIN}/settlements`,
  bookStatement: `${ADMIN}/settlements/new`,
  vouchers: `${ADMIN}/vouchers`,
  importVouchers: `${ADMIN}/vouchers/import`,
  transferFiles: `${ADMIN}/transfer-files`,
  staff: `${ADMIN}/staff`,
  doctor: `${ADMIN}/doctor`,
  /** Rows of a kind of the shop window. */
  rows: (kind: string) => `${ADMIN}/catalogue/${kind}`,
  newRow: (kind: string) => `${ADMIN}/catalogue/${kind}/new`,
  row: (kind: string, key: string) => `${ADMIN}/catalogue/${kind}/rows/${encodeURIComponent(key)}`,
  changes: `${ADMIN}/changes`,
  import: `${ADMIN}/import`,
  export: `${ADMIN}/export`,
  change: (id: string) => `${ADMIN}/changes/${id}`,
  /** A page of the operator's own (docs/desk-of-your-own.md). */
  ownPage: (slug: string) => `${ADMIN}/own/${slug}`,
} as const;

/** Whether a path is of the admin area, whose pages have a client of their own (docs/decisions/137). */
export const isInAdmin = (path: string): boolean => path === ADMIN || path.startsWith(`${ADMIN}/`);
