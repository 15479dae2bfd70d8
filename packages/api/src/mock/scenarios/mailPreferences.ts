import { failing, failingSilently, slow } from './failures.ts';

/** Which mails the member gets. */
export const mailPreferenceScenarios = {
  slow: () => slow('getMailPreferences'),
  failing: () => failing('getMailPreferences'),
  savingFails: () => failingSilently('updateMailPreference'),
  savingSlow: () => slow('updateMailPreference'),
  unsubscribeSlow: () => slow('unsubscribe'),
  unsubscribeFails: () => failing('unsubscribe'),
};
