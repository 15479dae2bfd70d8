import type { Handlers } from '../Handler.ts';

export const adminDoctorHandlers: Pick<Handlers, 'examineInstallation'> = {
  examineInstallation: async ({ services }) => ({
    findings: await services.installation.examine(),
    at: new Date().toISOString(),
  }),
};
