import type { RequestOf, ResponseOf } from '@potli/api';
import type { exportInvoice, exportSentPayouts, exportTax } from '@potli/api/contract/adminBooks';
import type { Database } from '../../../db/database.ts';
import { invoiceFile } from '../../ledger/books/invoiceText.ts';
import type { InvoiceTerms } from '../../ledger/books/readInvoice.ts';
import { taxMonthFile, taxYearFile } from '../../payouts/tax/taxFiles.ts';
import { sentPayoutsFile } from '../../payouts/transfers/sentPayoutsFile.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';

type Invoice = RequestOf<typeof exportInvoice>['body'];
type Tax = RequestOf<typeof exportTax>['body'];

interface FileParts {
  database: Pick<Database, 'orm' | 'url'>;
  /** Opens the PANs and bank details of members. */
  sealer: Sealer;
  invoices: InvoiceTerms;
}

/** Files for the accountant beside the journal; of each that is handed out the log says who took it (docs/money.md#for-the-accountant). */
export function createAccountantFiles({ database, sealer, invoices }: FileParts) {
  const invoice = (asked: Invoice): Promise<ResponseOf<typeof exportInvoice>> => invoiceFile(database, asked, invoices);

  /** @throws ProblemError invalid for too many lines */
  const tax = (asked: Tax): Promise<ResponseOf<typeof exportTax>> =>
    asked.span === 'month'
      ? taxMonthFile(database.orm, asked.month)
      : taxYearFile(database.orm, asked.year, asked.withPan ? sealer : undefined);

  /** @throws ProblemError invalid for too many lines */
  const sentPayouts = (month: string): Promise<ResponseOf<typeof exportSentPayouts>> =>
    sentPayoutsFile(database.orm, sealer, month);

  return {
    invoice,
    tax,
    sentPayouts,

    /** @throws ProblemError invalid for too many lines */
    async exportSentPayouts(month: string, who: string, once: Once<{ lines: number }>) {
      const file = await sentPayouts(month);
      const { lines } = file;
      await once(async (queries) => {
        await recordAudit(queries, { who, action: 'exportSentPayouts', object: `payouts ${month}`, after: { lines } });
        return { lines };
      });
      return file;
    },

    async exportInvoice(asked: Invoice, who: string, once: Once<{ total: number }>) {
      const file = await invoice(asked);
      const { total } = file;
      const object = `invoice ${asked.network} ${asked.month}`;
      await once(async (queries) => {
        await recordAudit(queries, { who, action: 'exportInvoice', object, after: { total } });
        return { total };
      });
      return file;
    },

    /** @throws ProblemError invalid for too many lines */
    async exportTax(asked: Tax, who: string, once: Once<{ lines: number }>) {
      const file = await tax(asked);
      const { lines } = file;
      const [object, after] =
        asked.span === 'month'
          ? [`tax month ${asked.month}`, { lines }]
          : [`tax year ${asked.year}`, { lines, withPan: asked.withPan }];
      await once(async (queries) => {
        await recordAudit(queries, { who, action: 'exportTax', object, after });
        return { lines };
      });
      return file;
    },
  };
}
