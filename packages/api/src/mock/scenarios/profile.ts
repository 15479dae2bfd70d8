import { demoProfiles } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MOCK_UPLOAD_PATH } from '../resources/uploads.ts';
import { failing, failingSilently, slow } from './failures.ts';

const [asha] = demoProfiles;

/** The member's profile. */
export const profileScenarios = {
  slow: () => slow('getCurrentUser'),
  failing: () => failing('getCurrentUser'),
  savingSlow: () => slow('createUser', 'updateUser'),
  savingFails: () => failing('createUser', 'updateUser'),
  savingFailsSilently: () => failingSilently('createUser', 'updateUser'),
  /** Given at signup; the profile screen offers only Male and Female. */
  longName: () => [createHandler('getCurrentUser', () => ({ ...asha, name: 'Thiruvenkatasubramaniaswamynathan Rao' }))],
  otherGender: () => [createHandler('getCurrentUser', () => ({ ...asha, gender: 'OTHER' }))],
  withPicture: () => [
    createHandler('getCurrentUser', () => ({ ...asha, profilePicture: `${MOCK_UPLOAD_PATH}/mock-picture.png` })),
  ],
  /** The link in the mail was not opened yet. */
  emailUnverified: () => [createHandler('getCurrentUser', () => ({ ...asha, emailVerified: false }))],
  /** From a host that does not verify addresses. */
  emailUnknown: () => [createHandler('getCurrentUser', () => ({ ...asha, emailVerified: undefined }))],
};

/** The member's role. */
export const roleScenarios = {
  admin: () => [createHandler('getRole', () => 'ADMIN')],
  member: () => [createHandler('getRole', () => 'MEMBER')],
  slow: () => slow('getRole'),
  failing: () => failing('getRole'),
};
