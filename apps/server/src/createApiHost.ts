import type { ApiHost } from './ApiHost.ts';
import { notifyingControls } from './adapters/banks/simulated/notifyingControls.ts';
import { createSmtpTransport } from './adapters/mail/createSmtpTransport.ts';
import { openMetrics } from './adapters/metrics/openMetrics.ts';
import { notifyingPayments } from './adapters/payments/simulated/notifyingPayments.ts';
import { leadToDemoShops } from './demo/leadToDemoShops.ts';
import { hasDemoMembers } from './domain/views/installation/checkInstallation.ts';
import { createApi } from './http/createApi.ts';
import { createPageAnswers } from './http/createPageAnswers.ts';
import { createProxyWatch } from './http/createProxyWatch.ts';
import { handlers } from './http/endpoints/handlers.ts';
import { networkHandlers } from './http/endpoints/postbacks.ts';
import { fileHandlers } from './http/endpoints/uploads.ts';
import { readCookie } from './http/identityCookies.ts';
import { RequestContext } from './http/RequestContext.ts';
import { openShop } from './openShop.ts';
import { openUnsentMails } from './openUnsentMails.ts';
import { examine } from './services/doctor/examine.ts';
import { openServices } from './services/openServices.ts';
import type { Environment } from './settings/readSecretFiles.ts';
import type { Settings } from './settings/settings.ts';
import { startWork } from './startWork.ts';

/**
 * Starts the embedded database where none is given, migrates it and opens the shop.
 * @param environment what `examineInstallation` looks at, as a start would get it
 * @throws when the database cannot be reached or is in use by another host; SettingsError when it does not fit the
 * settings. Nothing is left running then.
 */
export async function createApiHost(settings: Settings, environment: Environment = process.env): Promise<ApiHost> {
  await using resources = new AsyncDisposableStack();
  const host = await open(settings, environment, resources);
  const opened = resources.move();
  return { ...host, close: () => opened.disposeAsync() };
}

async function open(
  settings: Settings,
  environment: Environment,
  resources: AsyncDisposableStack,
): Promise<Omit<ApiHost, 'close'>> {
  const opened = await openShop(settings, resources);
  const { log, traces, database, sealer, signer, mail, mailPreferences, fileStore, transport } = opened;
  const { bank, checkVpa, layout, controls, payment, supply, paymentControls } = opened;
  // whatever the settings say: in production the shops are real
  const leadsToDemo = settings.demoShops && !settings.production;
  const services = await openServices(
    {
      settings,
      log,
      database,
      sealer,
      signer,
      mail,
      mailPreferences,
      fileStore,
      bank,
      checkVpa,
      layout,
      payment,
      supply,
      // on demand: it asks the database and the mail server
      examine: () => examine({ environment, verifyMail: (server) => createSmtpTransport(server).verify() }),
      lead: leadsToDemo ? (leaving) => leadToDemoShops(leaving, settings.publicUrl) : undefined,
    },
    resources,
  );
  startWork(opened, settings, resources);

  const { trustProxy, productName } = settings;
  const { catalogue, limits, health, bankNews, paymentNews } = services;
  const databaseDir = settings.databaseUrl === undefined ? opened.dataPlace : undefined;
  const metrics = await openMetrics(settings, { database, databaseDir, log, isReady: health.isReady }, resources);
  const noteProxy = createProxyWatch(trustProxy, log);
  const api = createApi({
    handlers,
    fileHandlers,
    networkHandlers,
    services,
    limits,
    log,
    trustProxy,
    productName,
    noteProxy,
    noteFailure: health.noteFailure,
    noteRequest: metrics?.note,
    traces,
  });
  return {
    api,
    catalogue,
    limits,
    noteProxy,
    seeded: opened.seeded,
    dataPlace: opened.dataPlace,
    databaseWarning: opened.databaseWarning,
    showPreview(hono, key, show) {
      const context = new RequestContext(hono, services, trustProxy);
      const reader = { browser: readCookie(context, 'session_binding'), address: context.address };
      return services.previews.open(key, reader, show);
    },
    answerPage: createPageAnswers({ traces, log, noteRequest: metrics?.note }),
    reportFailure: (what, error, id) => log.error({ id, what, err: error }, 'failed'),
    demoMembers: await hasDemoMembers(database.orm),
    simulatedBank: controls && notifyingControls(controls, bankNews),
    simulatedPayments: paymentControls && notifyingPayments(paymentControls, paymentNews),
    unsentMails:
      settings.production || transport ? undefined : openUnsentMails(database.orm, sealer, settings.mailFrom),
  };
}
