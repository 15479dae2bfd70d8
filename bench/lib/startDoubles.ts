import type { BankDouble } from '../../apps/server/src/testing/banks/startBankDouble.ts';
import { startRazorpayDouble } from '../../apps/server/src/testing/banks/startRazorpayDouble.ts';
import { doubleCredentials } from '../../apps/server/src/testing/openAShopPage.ts';
import { networkSecret } from '../../apps/server/src/testing/sendReport.ts';
import { type MailServer, startMailServer } from '../../apps/server/src/testing/startMailServer.ts';
import { createTlsFront } from './tlsFront.ts';

export interface Doubles {
  bank: BankDouble;
  mails: MailServer;
  /** The file of the certificate that they are known by. */
  certificate: string;
  /** For the shop, besides those of the page. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Bank and mail server for a shop on another machine, and the secret of the network.
 * @param address of this machine, as the other one sees it
 * @param folder for the certificate
 */
export async function startDoubles(address: string, folder: string): Promise<Doubles> {
  const [bank, mails] = [await startRazorpayDouble(), await startMailServer()];
  const front = createTlsFront(address, folder);
  const smtp = new URL(mails.smtpUrl);
  const [bankPort, mailPort] = [await front.open(Number(new URL(bank.url).port)), await front.open(Number(smtp.port))];
  return {
    bank,
    mails,
    certificate: front.certificate,
    variables: {
      BANK_API_URL: `https://${address}:${bankPort}`,
      BANK_CREDENTIALS: doubleCredentials,
      SMTP_URL: `smtps://${smtp.username}:${smtp.password}@${address}:${mailPort}`,
      POSTBACK_SECRETS: `bazaar=${networkSecret}`,
    },
    async close() {
      await bank.close();
      await mails.close();
    },
  };
}
