import { randomUUID } from 'node:crypto';
import { mailKinds } from '@potli/api/contract/mailPreferences';
import { DAY_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { joinMember, joinStaff } from '../joinMember.ts';
import { postJson } from '../postJson.ts';
import { sampleDevice, sampleSignup } from '../sampleMember.ts';
import { addClick } from '../sampleMoney.ts';
import { samplePng, uploadedBy } from '../sendFile.ts';
import { signUp } from '../signUp.ts';
import type { LivedShop } from './LivedShop.ts';

const FOUR_DAYS_MS = 4 * DAY_MS;
const { password } = sampleSignup();

/** Members come, log in and out, forget their passwords, are suspended; they click, answer questions about visits and send files. */
export async function liveAsMembers(shop: LivedShop): Promise<void> {
  await endSessions(shop);
  await comeBack(shop);
  await click(shop);
  await keepFiles(shop);
  await dealWithOneself(shop);
}

async function ok(call: Promise<Response>): Promise<Response> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function endSessions({ host, potli, sql }: LivedShop): Promise<void> {
  const [leaving, suspended, lapsed] = [await joinMember(host), await joinMember(host), await joinMember(host)];
  await ok(leaving.send('POST', '/logout', {}));
  await potli('members', 'suspend', suspended.email, '--reason', 'fraud');
  await sql(`update session set expires_at = now() - interval '1 day' where member_id = $1`, [lapsed.id]);
  await sql(`update email_verification set expires_at = now() - interval '1 day' where member_id = $1`, [lapsed.id]);
  await host.call('/forget-password', postJson({ email: lapsed.email }));
  await sql(`update password_reset set expires_at = now() - interval '1 hour' where member_id = $1`, [lapsed.id]);

  // a refresh token that a thief has copied
  const email = 'copied@mail.example';
  const { refreshToken } = await signUp(host, { email });
  const refresh = () =>
    host.call('/refresh-access-token', { method: 'POST', headers: { authorization: `Bearer ${refreshToken}` } });
  await refresh();
  await sql(`update session set rotated_at = now() - interval '1 hour'`);
  await refresh();
}

async function comeBack({ host, database, sealer, potli }: LivedShop): Promise<void> {
  const member = await joinMember(host);
  await potli('admin', 'grant', member.email);
  for (const role of ['EDITOR', 'SUPPORT', 'FINANCE'])
    await potli('admin', 'grant', (await joinMember(host)).email, role);
  const rights = '--rights=audit,export';
  const [reports] = [
    await potli('admin', 'token', 'create', member.email, 'reports', rights, '--days=30'),
    await potli('admin', 'token', 'create', member.email, 'books', rights, '--days=30'),
  ];
  const [token] = reports.printed.split('\n');
  await ok(host.call('/admin/audit', { headers: { authorization: `Bearer ${token}` } }));
  await potli('admin', 'token', 'revoke', 'books');
  await ok(member.send('POST', '/staff/confirm', { password }));
  const login = postJson({ email: member.email, password });
  const fromPage = { ...login, headers: { ...login.headers, 'sec-fetch-site': 'same-origin' } };
  await host.call('/login', fromPage, '10.1.2.3');
  await host.call('/login', postJson({ email: member.email, password: 'another one 7' }), '10.1.2.4');
  await host.call('/forget-password', postJson({ email: member.email }));
  const mails = await readMails(database.orm, sealer);
  const key = mails.flatMap(({ text }) => /\/forgot-password\?key=(\S+)/.exec(text ?? '')?.[1] ?? []).at(-1);
  await ok(host.call('/reset-password', postJson({ uniqueKey: key, newPassword: password })));
  // the next link is not used
  await host.call('/forget-password', postJson({ email: member.email }));
}

async function click({ host, database, sql }: LivedShop): Promise<void> {
  const member = await joinMember(host);
  const { rows } = await database.pool.query<{ id: string }>('select id from store order by id limit 1');
  const storeId = rows[0]?.id ?? '';
  const keyed = postJson(sampleDevice, member.accessToken);
  const headers = { ...keyed.headers, 'idempotency-key': randomUUID() };
  const clicked = await ok(host.call(`/click/${storeId}?clickSource=STORE`, { ...keyed, headers }));
  const { clickId } = z.parse(z.object({ clickId: z.string() }), await clicked.json());
  await ok(member.get(`/clicks/${clickId}/receipt`));
  for (const bought of [true, false]) {
    const past = { sourceId: BigInt(storeId), clickedAt: new Date(Date.now() - FOUR_DAYS_MS) };
    const id = await addClick(database, member.id, past);
    await ok(member.send('POST', `/clicks/${id}/answer`, { bought }));
  }
  for (const kind of mailKinds) await ok(member.send('PUT', '/mail-preferences', { kind, wanted: false }));
  const profile = postJson({ name: 'Meera', mobileNumber: '9100000001', gender: 'FEMALE' }, member.accessToken);
  const keyedProfile = { ...profile, method: 'PUT', headers: { ...profile.headers, 'idempotency-key': randomUUID() } };
  await ok(host.call('/user', keyedProfile));
  await sql(`insert into report_delay (store_id, delay_seconds, orders, computed_at) values ($1, 3600, 20, now())`, [
    storeId,
  ]);
}

async function keepFiles({ host, sql }: LivedShop): Promise<void> {
  const member = await joinMember(host);
  const profilePicture = await uploadedBy(host, member, samplePng);
  await ok(
    member.send('PUT', '/user', { name: 'Meera', mobileNumber: '9100000002', gender: 'FEMALE', profilePicture }),
  );
  const editor = await joinStaff(host, 'EDITOR');
  await ok(editor.send('POST', '/admin/pictures', { file: await uploadedBy(host, editor, samplePng) }));
  // one that was not used, and was not removed yet
  await uploadedBy(host, member, samplePng);
  await sql(
    `update upload_ticket set expires_at = now() - interval '1 hour' where key_hash in (select key_hash from upload_ticket limit 1)`,
  );
}

async function dealWithOneself({ host, potli, sql }: LivedShop): Promise<void> {
  const [allowed, found] = [await joinMember(host), await joinMember(host)];
  await sql(`insert into self_dealing (member_id, reasons) values ($1, '{phone,email}'), ($2, '{bank}')`, [
    allowed.id,
    found.id,
  ]);
  await potli('referrals', 'allow', allowed.email);
}
