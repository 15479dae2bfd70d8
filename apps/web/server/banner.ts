import { type ApiHost, type Settings, startWarnings } from '@potli/server';
import { company } from '../src/company/company.ts';
import { BANK_PATH } from './bankPage.ts';
import { MAILS_PATH } from './mailsPage.ts';
import { PAY_PATH } from './payPage.ts';

/** The text printed after the start: address of the site, folder of the data, demo accounts. */
export function banner(
  settings: Pick<Settings, 'productName' | 'publicUrl' | 'host' | 'smtpUrl' | 'production' | 'demoShops'>,
  potli: Pick<ApiHost, 'dataPlace' | 'demoMembers' | 'simulatedBank' | 'simulatedPayments' | 'databaseWarning'>,
  support: string = company.support,
): string {
  const lines = [`${settings.productName} is open: ${settings.publicUrl}`, `  data      ${potli.dataPlace}`];
  if (potli.demoMembers) {
    lines.push(
      '  demo      asha@potli.example     Potli@12345   a member with history',
      '            ravi@potli.example     Potli@12345   a new member',
      '            admin@potli.example    Potli@12345   the operator',
      '            editor@potli.example   Potli@12345   an editor of the catalogue',
      '            support@potli.example  Potli@12345   who answers members',
      '            finance@potli.example  Potli@12345   who keeps the books',
    );
  }
  lines.push(...startWarnings(settings, potli).map((warning) => `  warning   ${warning}`));
  if (settings.production && support.endsWith('.example')) {
    lines.push(
      '  warning   the company is that of the demo: write yours into apps/web/src/company/company.ts, and build',
    );
  }
  if (settings.smtpUrl === undefined && !settings.production) {
    lines.push(`  mails     are kept, not sent: ${settings.publicUrl}${MAILS_PATH}`);
  }
  if (potli.simulatedBank)
    lines.push(
      `  bank      is made up: it shows transfers as sent, and no money moves: ${settings.publicUrl}${BANK_PATH}`,
    );
  if (potli.simulatedPayments)
    lines.push(`  payments  are simulated, and take nothing: ${settings.publicUrl}${PAY_PATH}`);
  if (settings.demoShops)
    lines.push('  shops     are not real: what you buy there is Pending in seconds, Approved in a minute');
  return ['', ...lines, '  stop      Ctrl-C', ''].join('\n');
}
