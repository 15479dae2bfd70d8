import { createDemoHandlers } from './createDemoHandlers.ts';

export { createDemoHandlers } from './createDemoHandlers.ts';
export { MOCK_NOW_MS } from './createShop.ts';
export { createHandler } from './http/createHandlers.ts';
export type { Resolver, Resolvers, Sender } from './http/createRoutes.ts';
export { MockProblem } from './http/MockProblem.ts';
export { mockSession, mockTokens } from './http/mockTokens.ts';
export { MOCK_STOP_KEY } from './resources/bankDetails.ts';
export { MOCK_CLICK_ID } from './resources/clicks.ts';
export { MOCK_GIFT_KEY } from './resources/gifts.ts';
export { MOCK_RESET_KEY, MOCK_VERIFICATION_KEY } from './resources/identity.ts';
export { MOCK_UNSUBSCRIBE_KEY } from './resources/mailPreferences.ts';
export { scenarios } from './scenarios/scenarios.ts';
export { toPage } from './toPage.ts';
export { everyFile, watchUploads } from './uploadHandlers.ts';

/** The demo shop, with an answer to every call of the contract, on every host. */
export const handlers = createDemoHandlers();
