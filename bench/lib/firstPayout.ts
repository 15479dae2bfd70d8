import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { bankDetails } from '../../apps/server/src/testing/livedShop/addShopper.ts';
import { mailedKey } from '../../apps/server/src/testing/mailedKey.ts';
import { postJson } from '../../apps/server/src/testing/postJson.ts';
import { sampleStore } from '../../apps/server/src/testing/sampleCatalogue.ts';
import { sampleDevice, sampleSignup } from '../../apps/server/src/testing/sampleMember.ts';
import { sampleReport } from '../../apps/server/src/testing/sampleMoney.ts';
import { sendReport } from '../../apps/server/src/testing/sendReport.ts';
import type { ComposeProject } from './composeProject.ts';
import type { Doubles } from './startDoubles.ts';
import { until } from './until.ts';

const email = 'you@mela.example';

/**
 * Steps 8 to 15 of docs/open-a-shop.md: the owner of the shop buys something as its first member and is paid.
 * @returns the UTR of the payout
 * @throws where a step does not do what the page says
 */
export async function firstPayout(project: ComposeProject, { bank, mails }: Doubles): Promise<string> {
  const call = (address: string, init?: RequestInit) => fetch(`${project.url}/api${address}`, init);
  const write = (name: string, text: string) => writeFileSync(path.join(project.folder, name), text);
  // 8, 9
  write('catalogue.json', JSON.stringify({ version: 1, stores: [sampleStore('mandi')] }));
  await project.potli('import', 'catalogue.json');
  await project.potli('policy', 'bazaar', 'settlement', '0', '45');
  // 10
  const { accessToken } = await readJson<{ accessToken: string }>(call('/signup', postJson(sampleSignup({ email }))));
  await until('the mail of the signup', () => mails.received.length > 0);
  await readJson(call('/verify-email', postJson({ key: await mailedKey(mails.received[0]) })));
  await project.potli('admin', 'grant', email);
  // 11
  const { clickId } = await readJson<{ clickId: string }>(
    call('/click/1?clickSource=STORE', postJson(sampleDevice, accessToken)),
  );
  const report = (status: 'tracked' | 'approved') =>
    readJson(
      sendReport({ request: call }, sampleReport({ clickId, status, occurredAt: new Date(), commissionPaise: 8_000n })),
    );
  await report('tracked');
  await project.potli('postbacks', 'list');
  const headers = { authorization: `Bearer ${accessToken}` };
  const orders = await readJson<unknown[]>(call('/transactions/my-transactions', { headers }));
  if (orders.length !== 1) throw new Error(`My Orders has ${orders.length} orders.`);
  // 12
  await readJson(call('/bank-details', postJson(bankDetails, accessToken)));
  // 13
  await report('approved');
  write('statement.csv', 'Order,Commission\nOD-1,80\n');
  await project.potli('settle', 'bazaar', 'statement.csv');
  // 14
  const payoutId = await pay(project);
  if (bank.countOf(payoutId) !== 1) throw new Error(`The bank knows ${bank.countOf(payoutId)} transfers.`);
  bank.decide(payoutId, 'sent');
  if (bank.paidFor(payoutId) !== 5_000n) throw new Error(`The bank paid ${bank.paidFor(payoutId)} paise.`);
  await project.potli('payouts', 'retry', payoutId);
  const month = indiaDay(new Date()).slice(0, 7);
  const list = await project.potli('payouts', 'list', '--month', month);
  const utr = /HDFCN\w+/.exec(list)?.[0];
  if (!utr) throw new Error(`No UTR:\n${list}`);
  return utr;
}

/** As if days had gone by since the bank account was entered. @returns the id of the payout */
async function pay(project: ComposeProject): Promise<string> {
  const { pool, close } = await openDatabase(await project.databaseUrl(), { size: 1, timeoutMs: 60_000 });
  try {
    await pool.query('alter table bank_account disable trigger user');
    await pool.query(`update bank_account set added_at = added_at - interval '4 days'`);
    await pool.query('alter table bank_account enable trigger user');
    const run = await project.potli('payouts', 'run');
    const { rows } = await pool.query<{ id: string }>('select id from payout');
    if (rows.length !== 1) throw new Error(`There are ${rows.length} payouts:\n${run}`);
    return rows[0]?.id ?? '';
  } finally {
    await close();
  }
}

async function readJson<Body>(answer: Response | Promise<Response>): Promise<Body> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}: ${text.slice(0, 500)}`);
  return (text === '' ? undefined : JSON.parse(text)) as Body;
}
