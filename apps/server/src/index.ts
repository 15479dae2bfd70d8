export type { ApiHost, UnsentMails } from './ApiHost.ts';
export type { SimulatedTransfer } from './adapters/banks/simulated/createSimulatedBank.ts';
export type { SimulatedBank } from './adapters/banks/simulated/notifyingControls.ts';
export type { SimulatedOutcome } from './adapters/banks/simulated/openTransferLog.ts';
export { postbackPathFaults } from './adapters/networks/checkPostbackPaths.ts';
export {
  SIMULATED_SCRIPT,
  type SimulatedAct,
  type SimulatedPayment,
} from './adapters/payments/simulated/createSimulatedPayments.ts';
export type { SimulatedPayments } from './adapters/payments/simulated/notifyingPayments.ts';
export { createApiHost } from './createApiHost.ts';
export { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
export { DEMO_SHOP_PATH, isDemoShop } from './demo/leadToDemoShops.ts';
export { openDemoSandbox } from './demo/openDemoSandbox.ts';
export type { OutboxMail } from './domain/platform/mail/readMails.ts';
export type { PreviewedRow } from './domain/shop/catalogue/desk/createPreviews.ts';
export type { CatalogueKind, CataloguePage, PageKeys } from './domain/shop/catalogue/read/readPages.ts';
export { OperatorError } from './errors/OperatorError.ts';
export { ProblemError } from './errors/ProblemError.ts';
export { callerAddress, incomingOf } from './http/callerAddress.ts';
export { type EncodedBody, plainBody, textBody } from './http/EncodedBody.ts';
export { headersAgain } from './http/headersAgain.ts';
export { selectBody } from './http/selectBody.ts';
export { addHeaders, type Host, serverOptions, startHost, transportHeaders } from './http/startHost.ts';
export { statusOf } from './http/toHttpError.ts';
export { createConcurrencyLimit } from './limits/concurrencyLimit.ts';
export type { RateLimiter } from './limits/createRateLimiter.ts';
export { guardProcess } from './logging/guardProcess.ts';
export { toStartFailure } from './logging/operatorText.ts';
export { isOwnForm } from './sandbox/isOwnForm.ts';
export type { Payment, Sandbox } from './sandbox/openSandbox.ts';
export { createShop } from './sandbox/shop/createShop.ts';
export { apiHostFaults } from './settings/apiHostFaults.ts';
export { basePathOf } from './settings/basePathOf.ts';
export { isLoopback } from './settings/isLoopback.ts';
export { refuseTakenPort } from './settings/refuseTakenPort.ts';
export { SettingsError } from './settings/SettingsError.ts';
export { loadSettings, type Settings } from './settings/settings.ts';
export { startWarnings } from './startWarnings.ts';
