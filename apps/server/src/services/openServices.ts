import type { listGiftCardOrders, listRefunds, RequestOf } from '@potli/api';
import type { Finding } from '@potli/api/contract/adminDoctor';
import type { GiftCardRefund } from '@potli/api/contract/adminRefunds';
import type { Right } from '@potli/api/contract/roles';
import { createLinkCheck } from '../adapters/links/createLinkCheck.ts';
import { createAdapterFinder } from '../adapters/networks/createAdapterFinder.ts';
import { networks } from '../adapters/networks/networks.ts';
import { statementColumns } from '../adapters/networks/statementColumns.ts';
import { createReadiness } from '../db/createReadiness.ts';
import type { Database } from '../db/database.ts';
import { createCashbackService } from '../domain/ledger/cashback/createCashbackService.ts';
import { createWalletService } from '../domain/ledger/journals/createWalletService.ts';
import { createRootService } from '../domain/ledger/roots/createRootService.ts';
import { createStatementService } from '../domain/ledger/statement/createStatementService.ts';
import type { CheckVpa } from '../domain/members/bank/CheckVpa.ts';
import { createBankService } from '../domain/members/bank/createBankService.ts';
import { createPlaceTags } from '../domain/members/devices/createPlaceTags.ts';
import { createIdentityService } from '../domain/members/identity/createIdentityService.ts';
import { createMemberEvents } from '../domain/members/memberEvents/createMemberEvents.ts';
import type { MailPreferenceService } from '../domain/members/notifications/createMailPreferences.ts';
import { createProfileService } from '../domain/members/profiles/createProfileService.ts';
import { createRoleService } from '../domain/members/staff/createRoleService.ts';
import { createStaffService } from '../domain/members/staff/createStaffService.ts';
import { createReportWriter } from '../domain/orders/apply/createReportWriter.ts';
import { createClaimService } from '../domain/orders/disputes/createClaimService.ts';
import { createDisputeService } from '../domain/orders/disputes/createDisputeService.ts';
import { createOrderService } from '../domain/orders/history/createOrderService.ts';
import { createPostbackService } from '../domain/orders/networks/createPostbackService.ts';
import { createReportReview } from '../domain/orders/networks/createReportReview.ts';
import { createOrderReview } from '../domain/orders/review/createOrderReview.ts';
import { createAccountantFiles } from '../domain/orders/settlements/createAccountantFiles.ts';
import { createBookService } from '../domain/orders/settlements/createBookService.ts';
import { createReceivableService } from '../domain/orders/settlements/createReceivableService.ts';
import { createOperatedPayouts } from '../domain/payouts/review/createOperatedPayouts.ts';
import { createPanService } from '../domain/payouts/tax/createPanService.ts';
import { createTaxService } from '../domain/payouts/tax/createTaxService.ts';
import { createTransferFileService } from '../domain/payouts/transferFiles/createTransferFileService.ts';
import type { FileLayout } from '../domain/payouts/transferFiles/FileLayout.ts';
import type { BankPort } from '../domain/payouts/transfers/BankPort.ts';
import { createBankNewsService } from '../domain/payouts/transfers/createBankNewsService.ts';
import { findPayoutAccount } from '../domain/payouts/transfers/findPayoutAccount.ts';
import { readPayouts } from '../domain/payouts/transfers/readPayouts.ts';
import type { Operator } from '../domain/platform/audit/Operator.ts';
import { createKeyedWrites, type Once } from '../domain/platform/idempotency/createKeyedWrites.ts';
import type { Outbox } from '../domain/platform/mail/MailPort.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';
import type { PageRequest } from '../domain/platform/shared/paging.ts';
import type { ReceiptSigner } from '../domain/platform/signing/createReceiptSigner.ts';
import { createPictureService } from '../domain/platform/uploads/createPictureService.ts';
import { createUploadService } from '../domain/platform/uploads/createUploadService.ts';
import { createFileAddresses } from '../domain/platform/uploads/fileAddresses.ts';
import type { FileStore } from '../domain/platform/uploads/fileStore.ts';
import { createCatalogueService } from '../domain/shop/catalogue/createCatalogueService.ts';
import { createPreviews } from '../domain/shop/catalogue/desk/createPreviews.ts';
import { noLinkCheck } from '../domain/shop/catalogue/desk/LinkCheck.ts';
import { openDesk } from '../domain/shop/catalogue/desk/openDesk.ts';
import { createGiftCardSales } from '../domain/shop/checkout/createGiftCardSales.ts';
import { createPaymentNewsService } from '../domain/shop/checkout/createPaymentNewsService.ts';
import type { PaymentPort } from '../domain/shop/checkout/PaymentPort.ts';
import { readRefunds } from '../domain/shop/checkout/readRefunds.ts';
import { type OperatorRefund, refundByHand } from '../domain/shop/checkout/refundByHand.ts';
import { createSaleMails } from '../domain/shop/checkout/saleMails.ts';
import { createContentService } from '../domain/shop/content/createContentService.ts';
import { createStockService } from '../domain/shop/giftcards/createStockService.ts';
import { createVoucherService } from '../domain/shop/giftcards/createVoucherService.ts';
import { createVoucherFiles } from '../domain/shop/giftcards/importVoucherFile.ts';
import { readGiftCardOrders } from '../domain/shop/giftcards/readGiftCardOrders.ts';
import type { VoucherSupply } from '../domain/shop/giftcards/VoucherSupply.ts';
import { createLinkService } from '../domain/shop/links/createLinkService.ts';
import { createQuestionService } from '../domain/shop/questions/createQuestionService.ts';
import { createReceiptService } from '../domain/shop/receipts/createReceiptService.ts';
import { createAuditService } from '../domain/views/auditLog/createAuditService.ts';
import { createMemberFiles } from '../domain/views/memberFile/createMemberFiles.ts';
import { createNetworkService } from '../domain/views/networks/createNetworkService.ts';
import { readNextMoney } from '../domain/views/nextMoney/readNextMoney.ts';
import { readPayoutStory } from '../domain/views/payoutStories/readPayoutStory.ts';
import { readReferredPeople } from '../domain/views/referrals/readReferredPeople.ts';
import { countWaiting } from '../domain/views/waiting/countWaiting.ts';
import { createRateLimiter } from '../limits/createRateLimiter.ts';
import type { Logger } from '../logging/logger.ts';
import { connectedNetworks } from '../settings/connectedNetworks.ts';
import type { Settings } from '../settings/settings.ts';
import { type Leaving, openLeaving } from './openLeaving.ts';

interface Opened {
  settings: Settings;
  log: Logger;
  database: Database;
  sealer: Sealer;
  signer: ReceiptSigner;
  mail: Outbox;
  mailPreferences: MailPreferenceService;
  fileStore: FileStore;
  /** Undefined where none pays. */
  bank: BankPort | undefined;
  checkVpa: CheckVpa;
  /** Undefined where the bank takes no files. */
  layout: FileLayout | undefined;
  /** Undefined where none takes payments. */
  payment: PaymentPort | undefined;
  /** Undefined where the stock of vouchers is all there is. */
  supply: VoucherSupply | undefined;
  /** What the installation needs. */
  examine(): Promise<Finding[]>;
  /** Replaces links of shops that do not exist. */
  lead?: ((leaving: Leaving) => Leaving) | undefined;
}

/** What the handlers call. One instance of each lives as long as the host. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** Opens all services on a database. What they hold open goes onto `resources`. */
export async function openServices(opened: Opened, resources: AsyncDisposableStack) {
  const { settings, log, database, sealer, signer, mail, mailPreferences, fileStore, bank, checkVpa } = opened;
  const { payment, supply } = opened;
  const { orm } = database;
  const limits = createRateLimiter(settings.rateLimits, database.pool);
  const catalogue = await createCatalogueService(database, log);
  resources.defer(catalogue.close);
  const tags = createPlaceTags(settings.jwtSecret);
  const { clicks, redirects } = openLeaving(opened, { catalogue, limits, tags }, resources);
  const addresses = createFileAddresses(settings);
  const uploads = createUploadService({ database, limits, fileStore, addresses });
  const readiness = createReadiness(database);
  // a pool of its own: a storm of reports must leave connections to members
  const postbackDatabase = await database.openBeside({ size: 4, timeoutMs: settings.databaseTimeoutMs });
  resources.defer(postbackDatabase.close);
  const writer = createReportWriter(postbackDatabase);
  resources.defer(writer.drain);
  const { holidays } = settings.payoutTimes;
  const events = createMemberEvents(tags);
  const identity = await createIdentityService({ database, limits, mail, settings });
  const { passwordMatches } = identity;
  const staff = createStaffService({
    database,
    limits,
    events,
    passwordMatches,
    isAdminNetwork: settings.adminNetworks.isOpenTo,
  });
  const sale = {
    database,
    sealer,
    payment,
    supply,
    log,
    now: () => new Date(),
    mails: createSaleMails({ mail, sealer, publicUrl: settings.publicUrl, productName: settings.productName }),
  };
  const findAdapter = createAdapterFinder(settings);
  const payoutTerms = { findAccount: findPayoutAccount, sendsToUpi: bank?.sendsToUpi, leastPaise: bank?.leastPaise };
  const services = {
    limits,
    /** Work whose reads a replica may answer. */
    readFresh: database.readFresh,
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
    books: createBookService(database, statementColumns),
    accountantFiles: createAccountantFiles({ database, sealer, invoices: settings.invoices }),
    receivables: createReceivableService(database),
    orders: createOrderService({ database, findAccount: findPayoutAccount }),
    payouts: {
      listOf: (memberId: bigint, request: PageRequest) => readPayouts(orm, memberId, request),
      storyOf: (memberId: bigint, payoutId: string) => readPayoutStory(orm, { memberId, payoutId, now: new Date() }),
      nextOf: (memberId: bigint) => readNextMoney(orm, { memberId, now: new Date(), ...payoutTerms }),
    },
    /** Those of all members, for who looks after payments. */
    operatedPayouts: createOperatedPayouts({ bank, database, sealer, holidays }),
    /** Reports of networks. */
    postbacks: createPostbackService({
      database: postbackDatabase,
      log,
      writer,
      secrets: settings.postbackSecrets,
      paths: settings.postbackPaths,
      findAdapter,
    }),
    /** Those who report, with their policies. */
    networks: createNetworkService({ queries: orm, connected: connectedNetworks(settings) }),
    /** Those that wait for a person. */
    reportReview: createReportReview({ database, findAdapter, adapterNames: networks.map(({ name }) => name) }),
    /** What the bank says by itself. */
    bankNews: createBankNewsService({ database: postbackDatabase, bank, holidays, log }),
    mailPreferences,
    staff,
    /** Roles and tokens of those who run the shop. */
    roles: createRoleService(orm),
    audit: createAuditService(database),
    installation: { examine: opened.examine },
    profiles: createProfileService({ database, uploads, addresses }),
    bank: createBankService({
      database,
      limits,
      sealer,
      mail,
      passwordMatches,
      checkVpa,
      sendsToUpi: bank?.sendsToUpi,
      ...settings,
    }),
    referrals: {
      listOf: (memberId: bigint, request: PageRequest) => readReferredPeople(orm, memberId, request),
    },
    giftCardOrders: {
      listOf: (memberId: bigint, query: GiftCardQuery) => readGiftCardOrders(orm, sealer, memberId, query),
    },
    giftCardSales: createGiftCardSales({
      ...sale,
      sealer,
      limits,
      dailyLimit: settings.giftCardsADay,
      productName: settings.productName,
    }),
    /** Money that goes back to buyers, for its operators. */
    refunds: {
      list: (request: RefundQuery) => readRefunds(orm, request, new Date()),
      byHand: (asked: OperatorRefund, by: Operator, once: Once<GiftCardRefund>) => refundByHand(sale, asked, by, once),
    },
    /** Files of members, for those who run the shop. */
    memberFiles: createMemberFiles({ database, sealer }),
    /** Vouchers that wait for a buyer. */
    stock: createStockService(database),
    voucherFiles: createVoucherFiles(sealer),
    transferFiles: createTransferFileService({ database, sealer, layout: opened.layout }),
    vouchers: createVoucherService({ database, sealer, limits, events }),
    /** What the payment provider says by itself. */
    paymentNews: createPaymentNewsService({ ...sale, database: postbackDatabase }),
    /** The shop window as editors see it. */
    desk: openDesk({
      database,
      rateRaisePercent: settings.rateRaisePercent,
      checkLinks: settings.checksLinks ? createLinkCheck() : noLinkCheck,
    }),
    previews: createPreviews({
      database,
      catalogue,
      secret: settings.jwtSecret,
      mayEdit: (memberId, address) => staff.may(memberId, 'catalogue', address),
    }),
    content: createContentService(database),
    questions: createQuestionService(database),
    claims: createClaimService({ database, addresses }),
    /** Orders that wait for a person, or cost more than they bring. */
    orderReview: createOrderReview(orm),
    /** What waits for those who run the shop. */
    waiting: {
      count: (rights: readonly Right[]) =>
        countWaiting(orm, { rights, sellsStock: payment !== undefined && supply === undefined }),
    },
    disputes: createDisputeService({ database, limits, uploads, addresses }),
    uploads,
    pictures: createPictureService({ uploads, addresses }),
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
type RefundQuery = RequestOf<typeof listRefunds>['query'];
