import { join } from 'node:path';
import type { Hono } from 'hono';
import { openMailTransport } from './adapters/mail/openMailTransport.ts';
import { type Closer, createCloser } from './createCloser.ts';
import { type DatabasePlace, migrateAsOwner, refuseStrongRole } from './db/appRole.ts';
import { createReadiness } from './db/createReadiness.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { createBankService } from './domain/bank/createBankService.ts';
import type { CataloguePage } from './domain/catalogue/CataloguePage.ts';
import { createCatalogueService } from './domain/catalogue/createCatalogueService.ts';
import type { PageKeys } from './domain/catalogue/read/readPageKeys.ts';
import { type ClickRow, createClickWriter } from './domain/clicks/clickRows.ts';
import { createClickService } from './domain/clicks/createClickService.ts';
import type { RowWriter } from './domain/clicks/groupCommit.ts';
import { createContentService } from './domain/content/createContentService.ts';
import { createDisputeService } from './domain/disputes/createDisputeService.ts';
import { createGiftCardOrderService } from './domain/giftcards/createGiftCardOrderService.ts';
import { createKeyedWrites } from './domain/idempotency/createKeyedWrites.ts';
import { createIdentityService } from './domain/identity/createIdentityService.ts';
import { checkBeforeMigrating } from './domain/installation/checkBeforeMigrating.ts';
import { hasDemoMembers } from './domain/installation/checkInstallation.ts';
import { claimInstallation } from './domain/installation/claimInstallation.ts';
import { createWalletService } from './domain/ledger/createWalletService.ts';
import { createLinkService } from './domain/links/createLinkService.ts';
import { createOutbox } from './domain/mail/createOutbox.ts';
import { createOrderService } from './domain/orders/createOrderService.ts';
import { createPayoutService } from './domain/payouts/createPayoutService.ts';
import { findPayoutAccount } from './domain/payouts/findPayoutAccount.ts';
import { createProfileService } from './domain/profiles/createProfileService.ts';
import { createRedirectService } from './domain/redirects/createRedirectService.ts';
import { createReferralService } from './domain/referrals/createReferralService.ts';
import { createSealer, type Sealer } from './domain/sealing/createSealer.ts';
import { createUploadService } from './domain/uploads/createUploadService.ts';
import { createFileAddresses } from './domain/uploads/fileAddresses.ts';
import { createFileShelf } from './domain/uploads/fileShelf.ts';
import { removeForgottenFiles } from './domain/uploads/removeForgottenFiles.ts';
import { createApi } from './http/createApi.ts';
import { bindings } from './http/endpoints/bindings.ts';
import { repeat } from './jobs/repeat.ts';
import { startMailJob } from './jobs/startMailJob.ts';
import { createRateLimits, type RateLimits } from './limits/createRateLimits.ts';
import { createLogger } from './logging/logger.ts';
import type { Settings } from './settings/settings.ts';

/** Parts that can be exchanged. */
export interface PotliParts {
  clickWriter?: (database: Database) => RowWriter<ClickRow>;
}

/** The API host, ready to be mounted. */
export interface Potli {
  /** Paths are relative to the host: `/stores/search`. Also answers what it does not know. */
  api: Hono;
  catalogue: {
    /** Grows with every change of the catalogue. */
    version(): number;
    /** Calls the listener after every change. Answers a function that ends it. */
    onChange(listener: () => void): () => void;
    /** Everything that has a page, for search engines. */
    pages(): Promise<CataloguePage[]>;
    /** Slugs and ids of everything that has a page: a cheap way to know that an address is none. */
    pageKeys(): Promise<PageKeys>;
    /** Origins of pictures that pages show and that are no files of this site. */
    pictureOrigins(): Promise<readonly string[]>;
  };
  /** The limits of the host, for what is served beside the API. */
  limits: Pick<RateLimits, 'consume'>;
  /** Logs a failure of what is served beside the API; tells nothing of what the caller sent. */
  reportFailure(what: string, error: unknown): void;
  /** Where the data lives: a folder, or the database's address without its password. */
  dataPlace: string;
  /** The demo shop was loaded by this start. */
  seeded: boolean;
  /** The demo's members, whose passwords are published, are in the database. */
  demoMembers: boolean;
  /** Ends in order: what was accepted is committed first. To be called when no request is under way. */
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/**
 * Starts the database where there is none, brings it up to date and opens the shop.
 * @throws when the database cannot be reached or is in use by another host, SettingsError when it does not fit the settings;
 * nothing is left running then
 */
export async function createPotli(settings: Settings, parts: PotliParts = {}): Promise<Potli> {
  const closer = createCloser();
  try {
    return await open(settings, parts, closer);
  } catch (error) {
    await closer.close();
    throw error;
  }
}

async function open(
  settings: Settings,
  { clickWriter = createClickWriter }: PotliParts,
  closer: Closer,
): Promise<Potli> {
  const logger = createLogger(settings.logLevel);
  closer.add(logger.close);
  const place = await openPlace(settings, closer);
  const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
  const opener = { sealer, production: settings.production };
  await checkBeforeMigrating(place.ownerUrl, opener);
  const url = await migrateAsOwner(place);
  const database = await openDatabase(url, { timeoutMs: settings.databaseTimeoutMs });
  closer.add(database.close);
  await refuseStrongRole(database.pool);
  await claimInstallation(database, opener);
  const seeded = settings.demo && (await seed(database.url, sealer));
  const demoMembers = await hasDemoMembers(database.orm);

  const transport = await openMailTransport(settings, logger.log);
  closer.add(startMailJob({ database, sealer, transport, log: logger.log }).close);
  const catalogue = await createCatalogueService(database);
  closer.add(catalogue.close);
  const limits = createRateLimits(settings.rateLimits, database.pool);
  const { findClickDestination: findDestination, linkHosts } = catalogue;
  const mail = createOutbox(database, sealer);
  const writer = clickWriter(database);
  closer.add(writer.drain);
  const clicks = createClickService({ database, limits, findDestination, writer });
  const addresses = createFileAddresses(settings);
  const shelf = createFileShelf(settings.uploadsDir ?? join(settings.dataDir, 'uploads'));
  closer.add(repeat(HOUR_MS, () => removeForgottenFiles(database, shelf)));
  const uploads = createUploadService({ database, limits, shelf, addresses });
  const readiness = createReadiness(database);
  const services = {
    catalogue,
    clicks,
    identity: await createIdentityService({ database, limits, mail, settings }),
    links: createLinkService({ database, limits, catalogue, clicks, publicUrl: settings.publicUrl }),
    redirects: createRedirectService({ linkHosts, allowed: settings.allowRedirectHosts }),
    wallets: createWalletService(database),
    orders: createOrderService({ database, findAccount: findPayoutAccount }),
    payouts: createPayoutService(database),
    profiles: createProfileService(database),
    bank: createBankService({ database, limits, sealer, mail, ...settings }),
    referrals: createReferralService(database),
    giftCardOrders: createGiftCardOrderService({ database, sealer }),
    content: createContentService(database),
    disputes: createDisputeService({ database, limits, uploads, addresses }),
    uploads,
    fileAddresses: addresses,
    keyedWrites: createKeyedWrites({ database, sealer, secret: settings.jwtSecret }),
    health: readiness,
    secureCookies: settings.publicUrl.startsWith('https:'),
  };
  const { trustProxy, productName } = settings;
  const { noteFailure } = readiness;
  const api = createApi({ bindings, services, limits, log: logger.log, trustProxy, productName, noteFailure });
  const reportFailure = (what: string, error: unknown) => logger.log.error({ what, err: error }, 'failed');
  return { api, catalogue, limits, reportFailure, dataPlace: place.name, seeded, demoMembers, close: closer.close };
}

/** Filling a shop takes longer than any call may, so it has a connection without their time limits. */
async function seed(url: string, sealer: Sealer): Promise<boolean> {
  // the demo shop is large: hosts without it never read it
  const { seedDemo } = await import('./demo/seedDemo.ts');
  const database = await openDatabase(url, { size: 1 });
  try {
    return await seedDemo(database, sealer);
  } finally {
    await database.close();
  }
}

/** @returns with the name by which the operator is told of the place */
async function openPlace(settings: Settings, closer: Closer): Promise<DatabasePlace & { name: string }> {
  const { databaseUrl: url, databaseMigrationUrl: ownerUrl = url, dataDir } = settings;
  if (url !== undefined && ownerUrl !== undefined) return { url, ownerUrl, name: withoutPassword(url) };
  const postgres = await startEmbeddedPostgres({ dataDir });
  closer.add(postgres.stop);
  return { url: postgres.hostUrl, ownerUrl: postgres.url, name: postgres.dataPlace };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  // may hold one, too
  url.search = '';
  return url.href;
}
