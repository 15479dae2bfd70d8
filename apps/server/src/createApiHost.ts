import { join } from 'node:path';
import { shopLook } from '@potli/mails';
import type { Context, Hono } from 'hono';
import { openBank } from './adapters/banks/openBank.ts';
import { type SimulatedBank, tellingDesk } from './adapters/banks/simulated/tellingDesk.ts';
import { openMailTransport } from './adapters/mail/openMailTransport.ts';
import { checkPostbackPaths } from './adapters/networks/checkPostbackPaths.ts';
import { createAdapterFinder } from './adapters/networks/createAdapterFinder.ts';
import { createPull } from './adapters/networks/pulls/createPull.ts';
import { startJobs } from './adapters/schedule/startJobs.ts';
import { type DatabasePlace, migrateAsOwner, refuseStrongRole } from './db/appRole.ts';
import { createReadiness } from './db/createReadiness.ts';
import { openDatabase, type Queries } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { serverLogWarning } from './db/serverLogWarning.ts';
import { leadToDemoShops } from './demo/leadToDemoShops.ts';
import { createBankService } from './domain/bank/createBankService.ts';
import { hashOlderAccounts } from './domain/bank/hashOlderAccounts.ts';
import { createCashbackService } from './domain/cashback/createCashbackService.ts';
import { createCatalogueService } from './domain/catalogue/createCatalogueService.ts';
import type { CataloguePage, PageKeys } from './domain/catalogue/read/readPages.ts';
import { createClickWriter } from './domain/clicks/clickRows.ts';
import { createClickService } from './domain/clicks/createClickService.ts';
import { createContentService } from './domain/content/createContentService.ts';
import { createMemberDevices } from './domain/devices/createMemberDevices.ts';
import { createPlaceTags } from './domain/devices/createPlaceTags.ts';
import { createDisputeService } from './domain/disputes/createDisputeService.ts';
import { readGiftCardOrders } from './domain/giftcards/readGiftCardOrders.ts';
import { createKeyedWrites } from './domain/idempotency/createKeyedWrites.ts';
import { createIdentityService } from './domain/identity/createIdentityService.ts';
import { checkBeforeMigrating, hasDemoMembers } from './domain/installation/checkInstallation.ts';
import { claimInstallation } from './domain/installation/claimInstallation.ts';
import { createLedgerAlarm } from './domain/ledger/createLedgerAlarm.ts';
import { createWalletService } from './domain/ledger/createWalletService.ts';
import { createLinkService } from './domain/links/createLinkService.ts';
import { createOutbox } from './domain/mail/createOutbox.ts';
import { type KeptMail, readMails } from './domain/mail/readMails.ts';
import { createMemberEvents } from './domain/memberEvents/createMemberEvents.ts';
import { writeMoneyMails } from './domain/moneyMails/writeMoneyMails.ts';
import { createPostbackService } from './domain/networks/createPostbackService.ts';
import { createMailPreferences } from './domain/notifications/createMailPreferences.ts';
import { createOrderService } from './domain/orders/createOrderService.ts';
import { createReportWriter } from './domain/orders/createReportWriter.ts';
import { createCostAlarm } from './domain/orders/tellCosts.ts';
import { readPayoutStory } from './domain/payoutStories/readPayoutStory.ts';
import { createBankNewsService } from './domain/payouts/createBankNewsService.ts';
import { findPayoutAccount } from './domain/payouts/findPayoutAccount.ts';
import { readPayouts } from './domain/payouts/readPayouts.ts';
import { createProfileService } from './domain/profiles/createProfileService.ts';
import { createQuestionService } from './domain/questions/createQuestionService.ts';
import { createReceiptService } from './domain/receipts/createReceiptService.ts';
import { createReceiptSigner } from './domain/receipts/createReceiptSigner.ts';
import { publishReceiptKey } from './domain/receipts/receiptKeys.ts';
import { createRedirectService } from './domain/redirects/createRedirectService.ts';
import { readReferredPeople } from './domain/referrals/readReferredPeople.ts';
import { createRefusedAlarm } from './domain/refused/tellRefused.ts';
import { createRootService } from './domain/roots/createRootService.ts';
import { makeRoot } from './domain/roots/makeRoot.ts';
import { createSealer, type Sealer } from './domain/sealing/createSealer.ts';
import { createBookService } from './domain/settlements/createBookService.ts';
import { createStatementService } from './domain/statement/createStatementService.ts';
import { createPanService } from './domain/tax/createPanService.ts';
import { createTaxService } from './domain/tax/createTaxService.ts';
import { createUploadService } from './domain/uploads/createUploadService.ts';
import { createFileAddresses } from './domain/uploads/fileAddresses.ts';
import { createFileStore } from './domain/uploads/fileStore.ts';
import { createApi } from './http/createApi.ts';
import { createProxyWatch } from './http/createProxyWatch.ts';
import { handlers } from './http/endpoints/handlers.ts';
import { networkHandlers } from './http/endpoints/postbacks.ts';
import { fileHandlers } from './http/endpoints/uploads.ts';
import type { Services } from './http/Services.ts';
import { forfeitureJob } from './jobs/forfeitureJob.ts';
import { openPayoutJobs } from './jobs/openPayoutJobs.ts';
import { pullJobs } from './jobs/pullJobs.ts';
import { shopJobs } from './jobs/shopJobs.ts';
import { startMailJob } from './jobs/startMailJob.ts';
import { createRateLimiter, type RateLimiter } from './limits/createRateLimiter.ts';
import { createLogger } from './logging/logger.ts';
import type { Settings } from './settings/settings.ts';

/** Mails that nobody sends. */
export interface KeptMails {
  /** Oldest first. */
  list(): Promise<KeptMail[]>;
  /** As the bytes that a mail server would get; undefined where it is not there any more. */
  eml(id: string): Promise<Buffer | undefined>;
}

/** The API host, ready to be mounted. */
export interface ApiHost {
  /** Paths are relative to the host: `/stores/search`. It also responds to unknown paths. */
  api: Hono;
  catalogue: {
    /** Grows with every change of the catalogue. */
    version(): number;
    /** Calls the listener after every change. Returns a function that removes it. */
    onChange(listener: () => void): () => void;
    /** Everything that has a page, for search engines. */
    pages(): Promise<CataloguePage[]>;
    /** Slugs and ids of everything that has a page: a cheap way to recognise an unknown address. */
    pageKeys(): Promise<PageKeys>;
    /** Origins of pictures that pages show and that are not files of this site. */
    pictureOrigins(): Promise<readonly string[]>;
  };
  /** The rate limits of the host, for what is served beside the API. */
  limits: Pick<RateLimiter, 'consume'>;
  /** Logs a failure of what is served beside the API, without anything that the caller sent. */
  reportFailure(what: string, error: unknown): void;
  /** The mails that wait, for developers; absent where mails are sent, and in production. */
  keptMails?: KeptMails;
  /** The bank of development; absent where another one pays. */
  simulatedBank?: SimulatedBank;
  /** Where the data is: a folder, or the address of the database without its password. */
  dataPlace: string;
  /** Why the log of the database server can hold what members typed; absent where it cannot. */
  databaseWarning?: string;
  /** Warns in the log when a request shows that `TRUST_PROXY` is wrong. For what is served beside the API. */
  noteProxy(context: Context): void;
  /** The demo shop was loaded by this start. */
  seeded: boolean;
  /** The demo members, whose passwords are published, are in the database. */
  demoMembers: boolean;
  /** Closes everything in reverse order. Accepted clicks are committed first. Call it when no request is running. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database where none is given, migrates it and opens the shop.
 * @throws when the database cannot be reached or is in use by another host; SettingsError when it does not fit the
 * settings. Nothing is left running then.
 */
export async function createApiHost(settings: Settings): Promise<ApiHost> {
  await using resources = new AsyncDisposableStack();
  const host = await open(settings, resources);
  const opened = resources.move();
  return { ...host, close: () => opened.disposeAsync() };
}

async function open(settings: Settings, resources: AsyncDisposableStack): Promise<Omit<ApiHost, 'close'>> {
  checkPostbackPaths(settings.postbackPaths);
  const { log, close: closeLog } = createLogger(settings.logLevel);
  resources.defer(closeLog);
  const place = await findDatabase(settings, resources);
  const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
  const opener = { sealer, host: settings.production ? ('production' as const) : ('development' as const) };
  await checkBeforeMigrating(place.ownerUrl, opener);
  const url = await migrateAsOwner(place);
  const database = await openDatabase(url, { timeoutMs: settings.databaseTimeoutMs });
  resources.defer(database.close);
  await refuseStrongRole(database.pool);
  const databaseWarning = settings.databaseUrl === undefined ? undefined : await serverLogWarning(database.pool);
  await claimInstallation(database, opener);
  const { bank, checkVpa, desk } = await openBank(settings, database);
  const signer = await createReceiptSigner(settings.receiptKey);
  await publishReceiptKey(database.orm, signer);
  const stopHashing = new AbortController();
  const hashing = hashOlderAccounts(database, sealer, stopHashing.signal).catch((err) =>
    log.error({ err }, 'some bank accounts cannot be compared with others'),
  );
  resources.defer(() => {
    stopHashing.abort();
    return hashing;
  });
  const seeded = settings.demo && (await seed(database.url, sealer));
  // the demo has its first root at once
  const roots = { piiKey: settings.piiKey, signer, leastMembers: settings.rootLeastMembers };
  if (seeded) await makeRoot({ database, ...roots, now: new Date() });
  const demoMembers = await hasDemoMembers(database.orm);

  const transport = await openMailTransport(settings, log);
  const shop = { productName: settings.productName, siteUrl: settings.publicUrl };
  const mail = createOutbox({ database, sealer, shop, look: shopLook });
  const preferences = createMailPreferences({ database, secret: settings.jwtSecret, siteUrl: settings.publicUrl });
  const writeMails = () => writeMoneyMails({ database, mail, shop, unsubscribeFor: preferences.unsubscribeFor, log });
  resources.defer(startMailJob({ database, sealer, transport, log, writeMails }).close);
  const catalogue = await createCatalogueService(database);
  resources.defer(catalogue.close);
  const limits = createRateLimiter(settings.rateLimits, database.pool);
  const { findClickDestination: findDestination, linkHosts } = catalogue;
  const writer = createClickWriter(database);
  resources.defer(writer.drain);
  const tags = createPlaceTags(settings.jwtSecret);
  const memberDevices = createMemberDevices({ database, tags });
  const leaving = {
    clicks: createClickService({ database, limits, findDestination, writer, memberDevices }),
    redirects: createRedirectService({ linkHosts, allowed: settings.allowRedirectHosts }),
  };
  // whatever the settings say: in production the shops are real
  const demoShops = settings.demoShops && !settings.production;
  const { clicks, redirects } = demoShops ? leadToDemoShops(leaving, settings.publicUrl) : leaving;
  const addresses = createFileAddresses(settings);
  const fileStore = createFileStore(settings.uploadsDir ?? join(settings.dataDir, 'uploads'));
  const { operatorEmail: to } = settings;
  const alarm = to === undefined ? undefined : createLedgerAlarm({ mail, shop, to });
  const refusedAlarm = to === undefined ? undefined : createRefusedAlarm({ mail, shop, to });
  const costAlarm = to === undefined ? undefined : createCostAlarm({ mail, shop, to });
  const jobs = [
    ...openPayoutJobs({ settings, bank, database, sealer, log }),
    ...shopJobs({ database, fileStore, roots, log, alarm, refusedAlarm, costAlarm }),
    // where no mail is sent nobody is warned
    ...(settings.forfeiture && transport ? [forfeitureJob({ database, log })] : []),
    ...pullJobs(
      database,
      settings.networkPulls.map((each) => createPull(each, { words: settings.statusWords })),
    ),
  ];
  if (settings.jobs) resources.defer(startJobs({ url, jobs, log }));
  const uploads = createUploadService({ database, limits, fileStore, addresses });
  const readiness = createReadiness(database);
  // a pool of its own: a storm of reports must leave connections to members
  const postbackDatabase = await openDatabase(url, { size: 4, timeoutMs: settings.databaseTimeoutMs });
  resources.defer(postbackDatabase.close);
  const reportWriter = createReportWriter(postbackDatabase);
  resources.defer(reportWriter.drain);
  const { holidays } = settings.payoutTimes;
  const bankNews = createBankNewsService({ database: postbackDatabase, bank, holidays, log });
  const { orm } = database;
  const events = createMemberEvents(tags);
  const identity = await createIdentityService({ database, limits, mail, settings });
  const { passwordMatches } = identity;
  const services: Services = {
    catalogue,
    clicks,
    receipts: createReceiptService({ database, limits, signer }),
    identity,
    links: createLinkService({ database, limits, catalogue, clicks, publicUrl: settings.publicUrl }),
    redirects,
    wallets: createWalletService(database),
    cashback: createCashbackService(database),
    statements: createStatementService({ database, limits, signer }),
    roots: createRootService({ database, limits, piiKeys: [settings.piiKey, ...settings.previousPiiKeys] }),
    tax: createTaxService({ database }),
    pans: createPanService({ database, limits, sealer, mail, events, productName: settings.productName }),
    books: createBookService(database),
    orders: createOrderService({ database, findAccount: findPayoutAccount }),
    payouts: {
      listOf: (memberId, request) => readPayouts(orm, memberId, request),
      storyOf: (memberId, payoutId) => readPayoutStory(orm, { memberId, payoutId, now: new Date() }),
    },
    postbacks: createPostbackService({
      database: postbackDatabase,
      log,
      writer: reportWriter,
      secrets: settings.postbackSecrets,
      paths: settings.postbackPaths,
      findAdapter: createAdapterFinder(settings.statusWords),
    }),
    bankNews,
    mailPreferences: preferences,
    profiles: createProfileService({ database, uploads, addresses }),
    bank: createBankService({
      ...{ database, limits, sealer, mail, passwordMatches, checkVpa, sendsToUpi: bank?.sendsToUpi },
      ...settings,
    }),
    referrals: { listOf: (memberId, request) => readReferredPeople(orm, memberId, request) },
    giftCardOrders: { listOf: (memberId, query) => readGiftCardOrders(orm, sealer, memberId, query) },
    content: createContentService(database),
    questions: createQuestionService(database),
    disputes: createDisputeService({ database, limits, uploads, addresses }),
    uploads,
    fileAddresses: addresses,
    keyedWrites: createKeyedWrites({ database, sealer, secret: settings.jwtSecret }),
    health: readiness,
    secureCookies: settings.publicUrl.startsWith('https:'),
  };
  const { trustProxy, productName } = settings;
  const { noteFailure } = readiness;
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
    noteFailure,
    noteProxy,
  });
  const reportFailure = (what: string, error: unknown) => log.error({ what, err: error }, 'failed');
  return {
    api,
    catalogue,
    limits,
    reportFailure,
    noteProxy,
    databaseWarning,
    dataPlace: place.name,
    seeded,
    demoMembers,
    simulatedBank: desk && tellingDesk(desk, bankNews),
    keptMails: settings.production || transport ? undefined : openKeptMails(orm, sealer, settings.mailFrom),
  };
}

function openKeptMails(queries: Queries, sealer: Sealer, mailFrom: string): KeptMails {
  const list = () => readMails(queries, sealer);
  return {
    list,
    async eml(id) {
      const { to, subject, text, ...mail } = (await list()).find((kept) => kept.id === id) ?? {};
      if (to === undefined || subject === undefined || text === undefined) return undefined;
      const { toEml } = await import('./adapters/mail/toEml.ts');
      return toEml({ ...mail, id, to, subject, text }, mailFrom);
    },
  };
}

/** The demo takes longer than the time limits of a call, so it gets a connection without them. */
async function seed(url: string, sealer: Sealer): Promise<boolean> {
  // the demo shop is large: hosts without it do not load its module
  const { seedDemo } = await import('./demo/seedDemo.ts');
  const database = await openDatabase(url, { size: 1 });
  try {
    return await seedDemo(database, sealer);
  } finally {
    await database.close();
  }
}

/** The database of the settings, or an embedded one. `name` is shown to the operator. */
async function findDatabase(
  settings: Settings,
  resources: AsyncDisposableStack,
): Promise<DatabasePlace & { name: string }> {
  const { databaseUrl: url, databaseMigrationUrl: ownerUrl = url, dataDir } = settings;
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl, name: withoutPassword(url) };
  const postgres = await startEmbeddedPostgres({ dataDir });
  resources.defer(postgres.stop);
  return { url: postgres.hostUrl, ownerUrl: postgres.url, name: postgres.dataPlace };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  // the query can hold one, too
  url.search = '';
  return url.href;
}
