import { join } from 'node:path';
import { shopLook } from '@potli/mails';
import type { ApiHost } from './ApiHost.ts';
import { openBank } from './adapters/banks/openBank.ts';
import { notifyingControls } from './adapters/banks/simulated/notifyingControls.ts';
import { createSmtpTransport } from './adapters/mail/createSmtpTransport.ts';
import { openMailTransport } from './adapters/mail/openMailTransport.ts';
import { openMetrics } from './adapters/metrics/openMetrics.ts';
import { checkPostbackPaths } from './adapters/networks/checkPostbackPaths.ts';
import { openPayments } from './adapters/payments/openPayments.ts';
import { notifyingPayments } from './adapters/payments/simulated/notifyingPayments.ts';
import { startJobs } from './adapters/schedule/startJobs.ts';
import { openTraces } from './adapters/traces/openTraces.ts';
import { leadToDemoShops } from './demo/leadToDemoShops.ts';
import { openDemo } from './demo/openDemo.ts';
import { makeRoot } from './domain/ledger/roots/makeRoot.ts';
import { createMailPreferences } from './domain/members/notifications/createMailPreferences.ts';
import { createOutbox } from './domain/platform/mail/createOutbox.ts';
import { createReceiptSigner } from './domain/platform/signing/createReceiptSigner.ts';
import { publishReceiptKey } from './domain/platform/signing/receiptKeys.ts';
import { createFileStore } from './domain/platform/uploads/fileStore.ts';
import { hasDemoMembers } from './domain/views/installation/checkInstallation.ts';
import { writeMoneyMails } from './domain/views/moneyMails/writeMoneyMails.ts';
import { createApi } from './http/createApi.ts';
import { createProxyWatch } from './http/createProxyWatch.ts';
import { handlers } from './http/endpoints/handlers.ts';
import { networkHandlers } from './http/endpoints/postbacks.ts';
import { fileHandlers } from './http/endpoints/uploads.ts';
import { readCookie } from './http/identityCookies.ts';
import { RequestContext } from './http/RequestContext.ts';
import { traceRequest } from './http/traceRequest.ts';
import { openJobs } from './jobs/openJobs.ts';
import { startMailJob } from './jobs/startMailJob.ts';
import { createLogger } from './logging/logger.ts';
import { openShopDatabase } from './openShopDatabase.ts';
import { openUnsentMails } from './openUnsentMails.ts';
import { examine } from './services/doctor/examine.ts';
import { openServices } from './services/openServices.ts';
import type { Environment } from './settings/readSecretFiles.ts';
import type { Settings } from './settings/settings.ts';

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
  checkPostbackPaths(settings.postbackPaths);
  const { log, close: closeLog } = createLogger(settings.logLevel, settings.traces !== undefined);
  resources.defer(closeLog);
  const traces = await openTraces(settings, log, resources);
  const { database, sealer, name, warning } = await openShopDatabase(settings, log, resources);
  const { bank, checkVpa, controls } = await openBank(settings, database);
  const { payment, supply, paymentControls } = await openPayments(settings, database);
  const signer = await createReceiptSigner(settings.receiptKey);
  await publishReceiptKey(database.orm, signer);
  const seeded = settings.demo && (await openDemo(database.url, sealer));
  const roots = { piiKey: settings.piiKey, signer, leastMembers: settings.rootLeastMembers };
  // the demo has its first root at once
  if (seeded) await makeRoot({ database, ...roots, now: new Date() });

  const transport = await openMailTransport(settings, log);
  const shop = { productName: settings.productName, siteUrl: settings.publicUrl };
  const mail = createOutbox({ database, sealer, shop, look: shopLook });
  const mailPreferences = createMailPreferences({ database, secret: settings.jwtSecret, siteUrl: settings.publicUrl });
  const { unsubscribeFor } = mailPreferences;
  const writeMails = () => writeMoneyMails({ database, mail, shop, unsubscribeFor, log });
  resources.defer(startMailJob({ database, sealer, transport, log, traces, writeMails }).close);

  const fileStore = createFileStore(settings.uploadsDir ?? join(settings.dataDir, 'uploads'));
  // whatever the settings say: in production the shops are real
  const leadsToDemo = settings.demoShops && !settings.production;
  const services = await openServices(
    {
      ...{ settings, log, database, sealer, signer, mail, mailPreferences, fileStore, bank, checkVpa },
      ...{ payment, supply },
      // on demand: it asks the database and the mail server
      examine: () => examine({ environment, verifyMail: (server) => createSmtpTransport(server).verify() }),
      lead: leadsToDemo ? (leaving) => leadToDemoShops(leaving, settings.publicUrl) : undefined,
    },
    resources,
  );
  const jobs = openJobs({
    ...{ settings, log, database, sealer, bank, payment, supply, fileStore, roots },
    mails: { mail, shop },
    sendsMail: transport !== undefined,
  });
  if (settings.jobs) resources.defer(startJobs({ openBeside: database.openBeside, jobs, log, traces }));

  const metrics = await openMetrics(settings, { database, log }, resources);
  const { trustProxy, productName } = settings;
  const { catalogue, limits, health, bankNews, paymentNews } = services;
  const noteProxy = createProxyWatch(trustProxy, log);
  const api = createApi({
    ...{ handlers, fileHandlers, networkHandlers, services, limits, log, trustProxy, productName, noteProxy },
    noteFailure: health.noteFailure,
    noteRequest: metrics?.note,
    traces,
  });
  return {
    ...{ api, catalogue, limits, noteProxy, seeded },
    showPreview(hono, key, show) {
      const context = new RequestContext(hono, services, trustProxy);
      const reader = { browser: readCookie(context, 'session_binding'), address: context.ip };
      return services.previews.open(key, reader, show);
    },
    tracePage: (context, route, work) => traceRequest({ traces, context, route, work }),
    reportFailure: (what, error) => log.error({ what, err: error }, 'failed'),
    databaseWarning: warning,
    dataPlace: name,
    demoMembers: await hasDemoMembers(database.orm),
    simulatedBank: controls && notifyingControls(controls, bankNews),
    simulatedPayments: paymentControls && notifyingPayments(paymentControls, paymentNews),
    unsentMails:
      settings.production || transport ? undefined : openUnsentMails(database.orm, sealer, settings.mailFrom),
  };
}
