import { join } from 'node:path';
import { openBank } from './adapters/banks/openBank.ts';
import { openMailTransport } from './adapters/mail/openMailTransport.ts';
import { checkPostbackPaths } from './adapters/networks/checkPostbackPaths.ts';
import { openPayments } from './adapters/payments/openPayments.ts';
import { openTraces } from './adapters/traces/openTraces.ts';
import { openDemo } from './demo/openDemo.ts';
import { makeRoot } from './domain/ledger/roots/makeRoot.ts';
import { createMailPreferences } from './domain/members/notifications/createMailPreferences.ts';
import { createOutbox } from './domain/platform/mail/createOutbox.ts';
import { createReceiptSigner } from './domain/platform/signing/createReceiptSigner.ts';
import { publishReceiptKey } from './domain/platform/signing/receiptKeys.ts';
import { createFileStore } from './domain/platform/uploads/fileStore.ts';
import { createLogger } from './logging/logger.ts';
import { openShopDatabase } from './openShopDatabase.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Opens what hosts and workers share, until `resources` end: log, traces, database, bank, payments, keys, mails and files. The demo is
 * loaded where the settings ask for it.
 * @throws when the database cannot be reached or is in use by another host; SettingsError when it does not fit the settings
 */
export async function openShop(settings: Settings, resources: AsyncDisposableStack) {
  checkPostbackPaths(settings.postbackPaths);
  const { log, close: closeLog } = createLogger(settings.logLevel, settings.traces !== undefined);
  resources.defer(closeLog);
  const traces = await openTraces(settings, log, resources);
  const {
    database,
    sealer,
    name: dataPlace,
    warning: databaseWarning,
  } = await openShopDatabase(settings, log, resources);
  const { bank, checkVpa, layout, controls } = await openBank(settings, database);
  const { payment, supply, paymentControls } = await openPayments(settings, database);
  const signer = await createReceiptSigner(settings.receiptKey);
  await publishReceiptKey(database.orm, signer);
  const seeded = settings.demo && (await openDemo(database.url, sealer));
  const roots = { piiKey: settings.piiKey, signer, leastMembers: settings.rootLeastMembers };
  // the demo has its first root at once
  if (seeded) await makeRoot({ database, ...roots, now: new Date() });

  const look = { productName: settings.productName, siteUrl: settings.publicUrl };
  return {
    log,
    traces,
    database,
    sealer,
    dataPlace,
    databaseWarning,
    seeded,
    roots,
    signer,
    bank,
    checkVpa,
    layout,
    controls,
    payment,
    supply,
    paymentControls,
    transport: await openMailTransport(settings, log),
    /** What mails say of the shop. */
    shop: look,
    mail: createOutbox({ database, sealer, shop: look }),
    mailPreferences: createMailPreferences({ database, secret: settings.jwtSecret, siteUrl: settings.publicUrl }),
    fileStore: createFileStore(settings.uploadsDir ?? join(settings.dataDir, 'uploads')),
  };
}

export type OpenedShop = Awaited<ReturnType<typeof openShop>>;
