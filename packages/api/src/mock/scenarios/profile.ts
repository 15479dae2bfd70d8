import { demoProfiles } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { failing, failingSilently, slow } from './failures.ts';

const [asha] = demoProfiles;

/** What a member tells of themselves. */
export const profileScenarios = {
  slow: () => slow('getCurrentUser'),
  failing: () => failing('getCurrentUser'),
  savingSlow: () => slow('createUser', 'updateUser'),
  savingFails: () => failing('createUser', 'updateUser'),
  savingFailsSilently: () => failingSilently('createUser', 'updateUser'),
  /** Told at signup; the profile screen offers Male and Female. */
  otherGender: () => [createHandler('getCurrentUser', () => ({ ...asha, gender: 'OTHER' }))],
  /** The link in the mail was not followed yet. */
  emailUnverified: () => [createHandler('getCurrentUser', () => ({ ...asha, emailVerified: false }))],
  /** Of a host that verifies no addresses. */
  emailUnknown: () => [createHandler('getCurrentUser', () => ({ ...asha, emailVerified: undefined }))],
};

/** What a member may do. */
export const roleScenarios = {
  admin: () => [createHandler('getRole', () => 'ADMIN')],
  member: () => [createHandler('getRole', () => 'MEMBER')],
  slow: () => slow('getRole'),
  failing: () => failing('getRole'),
};
