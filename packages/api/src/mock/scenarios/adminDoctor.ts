import { createHandler } from '../http/createHandlers.ts';
import { failing, slow } from './failures.ts';

/** What the installation needs. */
export const adminDoctorScenarios = {
  /** Nothing is missing. */
  sound: () => [
    createHandler('examineInstallation', () => ({
      at: '2026-11-20T06:05:00.000Z',
      findings: [{ state: 'good' as const, what: 'settings', text: 'All variables can be read.' }],
    })),
  ],
  failing: () => failing('examineInstallation'),
  slow: () => slow('examineInstallation'),
};
