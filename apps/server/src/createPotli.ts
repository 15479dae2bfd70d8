import { join } from 'node:path';
import type { Hono } from 'hono';
import { createOutbox } from './adapters/mail/createOutbox.ts';
import { type Closer, createCloser } from './createCloser.ts';
import { type Database, openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { migrate } from './db/migrate.ts';
import { createBankService } from './domain/bank/createBankService.ts';
import type { CataloguePage } from './domain/catalogue/CataloguePage.ts';
import { createCatalogueService } from './domain/catalogue/createCatalogueService.ts';
import { type ClickRow, createClickWriter } from './domain/clicks/clickRows.ts';
import { createClickService } from './domain/clicks/createClickService.ts';
import type { RowWriter } from './domain/clicks/groupCommit.ts';
import { createContentService } from './domain/content/createContentService.ts';
import { createDisputeService } from './domain/disputes/createDisputeService.ts';
import { createGiftCardOrderService } from './domain/giftcards/createGiftCardOrderService.ts';
import { createIdentityService } from './domain/identity/createIdentityService.ts';
import { createWalletService } from './domain/ledger/createWalletService.ts';
import { createLinkService } from './domain/links/createLinkService.ts';
import { createOrderService } from './domain/orders/createOrderService.ts';
import { createPayoutService } from './domain/payouts/createPayoutService.ts';
import { findPayoutAccount } from './domain/payouts/findPayoutAccount.ts';
import { createProfileService } from './domain/profiles/createProfileService.ts';
import { createRedirectService } from './domain/redirects/createRedirectService.ts';
import { createReferralService } from './domain/referrals/createReferralService.ts';
import { createSealer } from './domain/sealing/createSealer.ts';
import { createUploadService } from './domain/uploads/createUploadService.ts';
import { createFileAddresses } from './domain/uploads/fileAddresses.ts';
import { createFileShelf } from './domain/uploads/fileShelf.ts';
import { bindings } from './http/bindings.ts';
import { createApi } from './http/createApi.ts';
import { createRateLimits } from './limits/createRateLimits.ts';
import { createLogger } from './logger.ts';
import type { Settings } from './settings.ts';

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
  };
  /** Where the data lives: a folder, or the database's address without its password. */
  dataPlace: string;
  /** The demo shop was loaded by this start. */
  seeded: boolean;
  /** Ends in order: what was accepted is committed first. To be called when no request is under way. */
  close(): Promise<void>;
}

const POOL_SIZE = 10;
/** Callers hear of a database that hangs before three seconds have passed. */
const PATIENCE_MS = 2_500;

/**
 * Starts the database where there is none, brings it up to date and opens the shop.
 * @throws when the database cannot be reached or is in use by another host; nothing is left running then
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
  await migrate(place.url);
  const database = await openDatabase(place.url, POOL_SIZE, PATIENCE_MS);
  closer.add(database.close);
  const sealer = createSealer(settings.piiKey);
  // the demo shop is large: hosts without it never read it
  const seeded = settings.demo && (await (await import('./db/demo/seedDemo.ts')).seedDemo(database, sealer));

  const catalogue = await createCatalogueService(database);
  closer.add(catalogue.close);
  const limits = createRateLimits(settings.rateLimits, database.pool);
  const { findClickDestination: findDestination, linkHosts } = catalogue;
  const mail = createOutbox(database);
  const writer = clickWriter(database);
  closer.add(writer.drain);
  const clicks = createClickService({ database, limits, findDestination, writer });
  const addresses = createFileAddresses(settings);
  const shelf = createFileShelf(join(settings.dataDir, 'uploads'));
  const uploads = createUploadService({ database, limits, shelf, addresses });
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
    health: {
      ready: () =>
        database.pool.query('select 1').then(
          () => true,
          () => false,
        ),
    },
    secureCookies: settings.publicUrl.startsWith('https:'),
  };
  const { trustProxy, productName } = settings;
  const api = createApi({ bindings, services, limits, log: logger.log, trustProxy, productName });
  return { api, catalogue, dataPlace: place.name, seeded, close: closer.close };
}

async function openPlace({ databaseUrl, dataDir }: Settings, closer: Closer) {
  if (databaseUrl !== undefined) return { url: databaseUrl, name: withoutPassword(databaseUrl) };
  const postgres = await startEmbeddedPostgres({ dataDir });
  closer.add(postgres.stop);
  return { url: postgres.url, name: postgres.dataPlace };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
