const ADMIN = '/admin';

/** Addresses of the admin area. No page of visitors or members loads them. */
export const adminPaths = {
  home: ADMIN,
  audit: `${ADMIN}/audit`,
} as const;
