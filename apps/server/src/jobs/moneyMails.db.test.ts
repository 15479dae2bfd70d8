import PostalMime, { type Email } from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { createTestHost } from '../testing/createTestHost.ts';
import { joinMember } from '../testing/joinMember.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, sampleReport } from '../testing/sampleMoney.ts';
import { startMailServer } from '../testing/startMailServer.ts';

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;

it('a report becomes a mail in two forms, whose link switches such mails off with one click and no login', async () => {
  const { received, smtpUrl, close } = await startMailServer();
  onTestFinished(close);
  const apiHost = await createTestHost({ jobs: true, smtpUrl, mailFrom: 'Potli <post@potli.test>' });
  onTestFinished(apiHost.close);
  const member = await joinMember(apiHost, { name: 'Meera Iyer' });
  const arrived = async () => {
    const parsed = await Promise.all(received.map((mail) => PostalMime.parse(mail)));
    return parsed.filter(({ subject }) => !subject?.startsWith('Verify'));
  };
  let orders = 0;
  async function buy(status: 'tracked' | 'rejected') {
    orders += 1;
    const clickId = await addClick(apiHost.database, member.id);
    const order = { orderId: `M-${orders}`, clickId, status, occurredAt: new Date(), reason: 'CANCELLED' };
    await receiveReport(apiHost.database, sampleReport(order));
  }

  await buy('tracked');
  await expect.poll(arrived, { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await arrived();
  if (!mail) throw new Error('no mail');
  expect(mail).toMatchObject({
    subject: '₹50.00 is in Pending: your order was reported',
    to: [{ address: member.email }],
  });
  expect(mail.text).toContain('Pending: ₹50.00');
  expect(mail.html).toContain('₹50.00');
  expect(headerOf(mail, 'content-type')).toMatch(/^multipart\/alternative/);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = new URL(headerOf(mail, 'list-unsubscribe')?.slice(1, -1) ?? '');
  expect(link.href).toMatch(/^http:\/\/potli\.test\/api\/unsubscribe\?key=/);

  const path = link.href.slice('http://potli.test/api'.length);
  const preferences = async () => (await member.get('/mail-preferences')).json();
  const oneClick = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  // programs that scan mails open links
  const opened = await apiHost.call(path);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `http://potli.test/unsubscribe${link.search}`]);
  expect((await apiHost.call(path.replace('tracked', 'approved'), oneClick)).status).toBe(400);
  expect(await preferences()).toMatchObject({ tracked: true, approved: true });

  expect((await apiHost.call(path, oneClick)).status).toBe(200);
  expect((await apiHost.call(path, oneClick)).status).toBe(200);
  expect(await preferences()).toMatchObject({ tracked: false, approved: true });
  await buy('tracked');
  await buy('rejected');
  await expect.poll(arrived, { timeout: 20_000 }).toHaveLength(2);
  expect((await arrived()).at(-1)?.text).toContain('The order was cancelled.');
});
