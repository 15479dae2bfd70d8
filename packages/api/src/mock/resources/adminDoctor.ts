import type * as calls from '../../contract/adminDoctor.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

/** A shop that lacks a bank and a key for backups. */
export const adminDoctorResolvers = (nowMs: number): ResolversOf<typeof calls> => ({
  examineInstallation: () => ({
    at: new Date(nowMs).toISOString(),
    findings: [
      { state: 'good', what: 'Node', text: '24.11.0' },
      { state: 'good', what: 'settings', text: 'All variables can be read, and no secret is missing.' },
      { state: 'good', what: 'PostgreSQL', text: 'Version 17.' },
      { state: 'missing', what: 'BANK', text: 'No bank is connected, so nobody is paid: docs/banks.md.' },
      {
        state: 'advice',
        what: 'BACKUP_KEY',
        text: 'Without a key potli backup saves nothing: openssl rand -base64 32.',
      },
    ],
  }),
});
