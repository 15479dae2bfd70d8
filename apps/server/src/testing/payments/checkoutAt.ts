import { HOUR_MS } from '@potli/api/units/time';
import { createSimulatedPayments } from '../../adapters/payments/simulated/createSimulatedPayments.ts';
import { simulatedSupply } from '../../adapters/payments/simulated/simulatedSupply.ts';
import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../domain/platform/sealing/createSealer.ts';
import { createSaleMails } from '../../domain/shop/checkout/saleMails.ts';
import { openTestOutbox } from '../openTestOutbox.ts';
import { testSettings } from '../testSettings.ts';

interface CheckoutOptions {
  database: Database;
  sealer: Sealer;
  /** That of the host, whose simulated payments these are. */
  dataDir: string;
}

/** What the jobs of gift card orders get, so many hours from now. */
export function checkoutAt(hours: number, { database, sealer, dataDir }: CheckoutOptions) {
  const { publicUrl, productName } = testSettings;
  return {
    database,
    sealer,
    supply: simulatedSupply,
    log: { error: () => {} },
    payment: createSimulatedPayments({ folder: `${dataDir}/payments`, secret: 'of the job, which signs nothing' }),
    mails: createSaleMails({ mail: openTestOutbox(database, sealer), sealer, publicUrl, productName }),
    now: () => new Date(Date.now() + hours * HOUR_MS),
  };
}
