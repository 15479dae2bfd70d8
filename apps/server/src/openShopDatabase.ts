import { asAppRole, type DatabasePlace, migrateAsOwner, refuseStrongRole } from './db/appRole.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres.ts';
import { requireListen } from './db/requireListen.ts';
import { serverLogWarning } from './db/serverLogWarning.ts';
import { watchPrimary } from './db/watchPrimary.ts';
import { hashOlderAccounts } from './domain/members/bank/hashOlderAccounts.ts';
import { createSealer } from './domain/platform/sealing/createSealer.ts';
import { tagOlderVouchers } from './domain/shop/giftcards/tagOlderVouchers.ts';
import { checkBeforeMigrating } from './domain/views/installation/checkInstallation.ts';
import { claimInstallation } from './domain/views/installation/claimInstallation.ts';
import type { Logger } from './logging/logger.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Starts PostgreSQL where none is given, migrates the database and checks that it fits the settings, before anything is
 * read from it or written to it.
 * @throws when it cannot be reached or another host uses it; SettingsError when it does not fit the settings
 */
export async function openShopDatabase(settings: Settings, log: Logger, resources: AsyncDisposableStack) {
  const place = await findDatabase(settings, resources);
  const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
  const opener = { sealer, host: settings.production ? ('production' as const) : ('development' as const) };
  await checkBeforeMigrating(place.ownerUrl, opener);
  const url = await migrateAsOwner(place);
  const primary = watchPrimary(url, log);
  resources.defer(primary.close);
  const { databaseTimeoutMs: timeoutMs, databasePoolUrl: poolUrl, databaseReadUrl: readUrl } = settings;
  const replica = readUrl === undefined ? undefined : { url: asAppRole(readUrl), log };
  const database = await openDatabase(url, { timeoutMs, poolUrl, primary, replica });
  resources.defer(database.close);
  await refuseStrongRole(database.pool);
  await requireListen(database);
  const warning = settings.databaseUrl === undefined ? undefined : await serverLogWarning(database.pool);
  await claimInstallation(database, opener);
  const stopHashing = new AbortController();
  const hashing = hashOlderAccounts(database, sealer, stopHashing.signal).catch((err) =>
    log.error({ err }, 'some bank accounts cannot be compared with others'),
  );
  const tagging = tagOlderVouchers(database, sealer, stopHashing.signal).catch((err) =>
    log.error({ err }, 'some vouchers cannot be compared with others'),
  );
  resources.defer(async () => {
    stopHashing.abort();
    await Promise.all([hashing, tagging]);
  });
  return { database, sealer, name: place.name, warning };
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
