import type { listGiftCardOrders, RequestOf } from '@potli/api';
import { createAdapterFinder } from '../adapters/networks/createAdapterFinder.ts';
import { createReadiness } from '../db/createReadiness.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { CheckVpa } from '../domain/bank/CheckVpa.ts';
import { createBankService } from '../domain/bank/createBankService.ts';
import { createCashbackService } from '../domain/cashback/createCashbackService.ts';
import { type CatalogueService, createCatalogueService } from '../domain/catalogue/createCatalogueService.ts';
import { createClickWriter } from '../domain/clicks/clickRows.ts';
import { type ClickService, createClickService } from '../domain/clicks/createClickService.ts';
import { createContentService } from '../domain/content/createContentService.ts';
import { createMemberDevices } from '../domain/devices/createMemberDevices.ts';
import { createPlaceTags, type PlaceTags } from '../domain/devices/createPlaceTags.ts';
import { createDisputeService } from '../domain/disputes/createDisputeService.ts';
import { readGiftCardOrders } from '../domain/giftcards/readGiftCardOrders.ts';
import { createKeyedWrites } from '../domain/idempotency/createKeyedWrites.ts';
import { createIdentityService } from '../domain/identity/createIdentityService.ts';
import { createWalletService } from '../domain/ledger/createWalletService.ts';
import { createLinkService } from '../domain/links/createLinkService.ts';
import type { MailPort } from '../domain/mail/MailPort.ts';
import { createMemberEvents } from '../domain/memberEvents/createMemberEvents.ts';
import { createPostbackService } from '../domain/networks/createPostbackService.ts';
import type { MailPreferenceService } from '../domain/notifications/createMailPreferences.ts';
import { createOrderService } from '../domain/orders/createOrderService.ts';
import { createReportWriter } from '../domain/orders/createReportWriter.ts';
import { readPayoutStory } from '../domain/payoutStories/readPayoutStory.ts';
import type { BankPort } from '../domain/payouts/BankPort.ts';
import { createBankNewsService } from '../domain/payouts/createBankNewsService.ts';
import { findPayoutAccount } from '../domain/payouts/findPayoutAccount.ts';
import { readPayouts } from '../domain/payouts/readPayouts.ts';
import { createProfileService } from '../domain/profiles/createProfileService.ts';
import { createQuestionService } from '../domain/questions/createQuestionService.ts';
import { createReceiptService } from '../domain/receipts/createReceiptService.ts';
import type { ReceiptSigner } from '../domain/receipts/createReceiptSigner.ts';
import { createRedirectService, type RedirectService } from '../domain/redirects/createRedirectService.ts';
import { readReferredPeople } from '../domain/referrals/readReferredPeople.ts';
import { createRootService } from '../domain/roots/createRootService.ts';
import type { Sealer } from '../domain/sealing/createSealer.ts';
import { createBookService } from '../domain/settlements/createBookService.ts';
import type { PageRequest } from '../domain/shared/paging.ts';
import { createStatementService } from '../domain/statement/createStatementService.ts';
import { createPanService } from '../domain/tax/createPanService.ts';
import { createTaxService } from '../domain/tax/createTaxService.ts';
import { createUploadService } from '../domain/uploads/createUploadService.ts';
import { createFileAddresses } from '../domain/uploads/fileAddresses.ts';
import type { FileStore } from '../domain/uploads/fileStore.ts';
import { createRateLimiter, type RateLimiter } from '../limits/createRateLimiter.ts';
import type { Logger } from '../logging/logger.ts';
import type { Settings } from '../settings/settings.ts';

interface Opened {
  settings: Settings;
  log: Logger;
  database: Database;
  sealer: Sealer;
  signer: ReceiptSigner;
  mail: MailPort;
  mailPreferences: MailPreferenceService;
  fileStore: FileStore;
  /** Undefined where none pays. */
  bank: BankPort | undefined;
  checkVpa: CheckVpa;
  /** Replaces links of shops that do not exist. */
  lead?: ((leaving: Leaving) => Leaving) | undefined;
}

/** Every tracked way to a shop. */
interface Leaving {
  clicks: ClickService;
  redirects: RedirectService;
}

/** What the handlers call. One instance of each lives as long as the host. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens all services on a database. What they hold open goes onto `resources`. */
export async function openServices(opened: Opened, resources: AsyncDisposableStack) {
  const { settings, log, database, sealer, signer, mail, mailPreferences, fileStore, bank, checkVpa } = opened;
  const { orm } = database;
  const limits = createRateLimiter(settings.rateLimits, database.pool);
  const catalogue = await createCatalogueService(database);
  resources.defer(catalogue.close);
  const tags = createPlaceTags(settings.jwtSecret);
  const { clicks, redirects } = openLeaving(opened, { catalogue, limits, tags }, resources);
  const addresses = createFileAddresses(settings);
  const uploads = createUploadService({ database, limits, fileStore, addresses });
  const readiness = createReadiness(database);
  // a pool of its own: a storm of reports must leave connections to members
  const postbackDatabase = await openDatabase(database.url, { size: 4, timeoutMs: settings.databaseTimeoutMs });
  resources.defer(postbackDatabase.close);
  const writer = createReportWriter(postbackDatabase);
  resources.defer(writer.drain);
  const { holidays } = settings.payoutTimes;
  const events = createMemberEvents(tags);
  const identity = await createIdentityService({ database, limits, mail, settings });
  const { passwordMatches } = identity;
  const services = {
    limits,
    catalogue,
    clicks,
    receipts: createReceiptService({ database, limits, signer }),
    identity,
    links: createLinkService({ database, limits, catalogue, clicks, publicUrl: settings.publicUrl }),
    redirects,
    wallets: createWalletService(database),
    cashback: createCashbackService(database),
    statements: createStatementService({ database, limits, signer }),
    /** Published roots over all chains. */
    roots: createRootService({ database, limits, piiKeys: [settings.piiKey, ...settings.previousPiiKeys] }),
    tax: createTaxService({ database }),
    pans: createPanService({ database, limits, sealer, mail, events, productName: settings.productName }),
    books: createBookService(database),
    orders: createOrderService({ database, findAccount: findPayoutAccount }),
    payouts: {
      listOf: (memberId: bigint, request: PageRequest) => readPayouts(orm, memberId, request),
      storyOf: (memberId: bigint, payoutId: string) => readPayoutStory(orm, { memberId, payoutId, now: new Date() }),
    },
    /** Reports of networks. */
    postbacks: createPostbackService({
      ...{ database: postbackDatabase, log, writer },
      secrets: settings.postbackSecrets,
      paths: settings.postbackPaths,
      findAdapter: createAdapterFinder(settings),
    }),
    /** What the bank says by itself. */
    bankNews: createBankNewsService({ database: postbackDatabase, bank, holidays, log }),
    mailPreferences,
    profiles: createProfileService({ database, uploads, addresses }),
    bank: createBankService({
      ...{ database, limits, sealer, mail, passwordMatches, checkVpa, sendsToUpi: bank?.sendsToUpi },
      ...settings,
    }),
    referrals: {
      listOf: (memberId: bigint, request: PageRequest) => readReferredPeople(orm, memberId, request),
    },
    giftCardOrders: {
      listOf: (memberId: bigint, query: GiftCardQuery) => readGiftCardOrders(orm, sealer, memberId, query),
    },
    content: createContentService(database),
    questions: createQuestionService(database),
    disputes: createDisputeService({ database, limits, uploads, addresses }),
    uploads,
    fileAddresses: addresses,
    keyedWrites: createKeyedWrites({ database, sealer, secret: settings.jwtSecret }),
    /** Whether the database takes writes. */
    health: readiness,
    /** Whether members reach the shop by https. */
    secureCookies: settings.publicUrl.startsWith('https:'),
  };
  return services;
}

type GiftCardQuery = RequestOf<typeof listGiftCardOrders>['query'];

interface ClickParts {
  catalogue: CatalogueService;
  limits: RateLimiter;
  tags: PlaceTags;
}

function openLeaving(
  { settings, database, lead }: Opened,
  { catalogue, limits, tags }: ClickParts,
  resources: AsyncDisposableStack,
): Leaving {
  const { findClickDestination: findDestination, linkHosts } = catalogue;
  const writer = createClickWriter(database);
  resources.defer(writer.drain);
  const memberDevices = createMemberDevices({ database, tags });
  const leaving = {
    clicks: createClickService({ database, limits, findDestination, writer, memberDevices }),
    redirects: createRedirectService({ linkHosts, allowed: settings.allowRedirectHosts }),
  };
  return lead ? lead(leaving) : leaving;
}
