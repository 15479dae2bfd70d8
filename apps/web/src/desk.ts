// What pages and columns of an operator's own import as `@potli/web/desk` (docs/desk-of-your-own.md).
import type { Client } from '@potli/api/client';
import { useApp } from './app/App.tsx';

export { apiQuery, invalidate } from './app/apiQuery.ts';
export { type Desk, type DeskColumn, type DeskPage, defineDesk } from './features/ownDesk/Desk.ts';
export { useStaff } from './features/staff/StaffContext.ts';
export { adminPaths } from './lib/adminPaths.ts';

/** The typed client, with the session of the logged-in user. Where the API wants the password again, a dialog asks, and the call goes on. */
export const useApi = (): Client => useApp().api;
