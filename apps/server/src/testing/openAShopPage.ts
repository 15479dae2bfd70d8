import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { razorpayCredentials } from './banks/startRazorpayDouble.ts';

// What docs/open-a-shop.md tells an operator to type.

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/open-a-shop.md'), 'utf8');

function blockOf(language: string): string {
  const block = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(PAGE)?.[1];
  if (block === undefined) throw new Error(`docs/open-a-shop.md has no block in ${language}.`);
  return block;
}

/** The statements that make logins and database; passwords are `…`. */
export const pageSql = blockOf('sql');

/** The lines of `shop.env`; what differs from shop to shop is `…`. */
export const pageVariables: Readonly<Record<string, string>> = Object.fromEntries(
  blockOf('sh')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.trim().split('=');
      return [name, value.join('=')];
    }),
);

const CREDENTIALS: Record<string, string> = {
  key: razorpayCredentials.keyId,
  secret: razorpayCredentials.keySecret,
  account: razorpayCredentials.account,
  webhook: razorpayCredentials.webhookSecret,
};

/** `BANK_CREDENTIALS` of the page, each with its value of the double. */
export const doubleCredentials = (pageVariables.BANK_CREDENTIALS ?? '').replace(
  /(\w+)=…/g,
  (_pair, name: string) => `${name}=${CREDENTIALS[name] ?? 'unknown'}`,
);
