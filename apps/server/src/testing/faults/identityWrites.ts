import { randomBytes } from 'node:crypto';
import { TokenPair } from '@potli/api';
import * as z from 'zod/mini';
import { postJson } from '../postJson.ts';
import { addOperator, bearer, join, logIn, PASSWORD } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { clear, finds, sha256 } from './owner.ts';
import type { Acknowledged, Write } from './Write.ts';

const OPEN_SESSIONS_OF = 'select from session join member on member.id = session.member_id';

/** The session of a token from login, signup or refresh. */
function isSessionStored({ shop, answer }: Acknowledged): Promise<boolean> {
  const { accessToken } = z.parse(TokenPair, answer);
  const payload: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const { sid } = z.parse(z.object({ sid: z.string() }), payload);
  return finds(shop, 'select from session where id = $1', [sid]);
}

/** Sixteen bytes are the session id, four its rotations (domain/members/identity/refreshTokenCodec.ts). */
function isExchangeStored({ shop, answer }: Acknowledged): Promise<boolean> {
  const token = Buffer.from(z.parse(TokenPair, answer).refreshToken, 'base64url');
  const sql = `select from session where replace(id::text, '-', '') = $1 and generation >= $2`;
  return finds(shop, sql, [token.toString('hex', 0, 16), token.readUInt32BE(16)]);
}

async function prepareExchange(member: FaultMember): Promise<void> {
  member.refreshToken = (await logIn(member.host, member.email)).refreshToken;
}

async function prepareReset(member: FaultMember, shop: FaultShop): Promise<void> {
  member.secret = randomBytes(32).toString('base64url');
  const sql = `insert into password_reset (member_id, key_hash, expires_at) values ($1, $2, now() + interval '1 hour')
    on conflict (member_id) do update set key_hash = excluded.key_hash, expires_at = excluded.expires_at`;
  await (await shop.owner()).query(sql, [member.id, sha256(member.secret)]);
}

const forgetKey = async ({ id }: FaultMember, shop: FaultShop) =>
  void (await (await shop.owner()).query('delete from password_reset where member_id = $1', [id]));
const isKeyStored = ({ shop, member }: Acknowledged) =>
  finds(shop, 'select from password_reset where member_id = $1', [member.id]);

const forgetVerification = ({ id }: FaultMember, shop: FaultShop) =>
  clear(
    shop,
    'with forgotten as (delete from email_verification where member_id = $1) update member set email_verified_at = null where id = $1',
    [id],
  );

async function prepareVerification(member: FaultMember, shop: FaultShop): Promise<void> {
  await forgetVerification(member, shop);
  member.secret = randomBytes(32).toString('base64url');
  const sql = `insert into email_verification (member_id, key_hash, expires_at) values ($1, $2, now() + interval '1 day')`;
  await (await shop.owner()).query(sql, [member.id, sha256(member.secret)]);
}

/** A change of another member, whose sessions end with the stop. */
async function prepareStop(member: FaultMember, shop: FaultShop): Promise<void> {
  member.secret = randomBytes(32).toString('base64url');
  const id = await addOperator(shop, `stop-${randomBytes(8).toString('hex')}@mail.example`);
  const sql = `with added as (
      insert into bank_account (id, member_id, version, sealed) values (gen_random_uuid(), $1, 1, '') returning id
    ) insert into bank_account_stop (bank_account_id, key_hash, expires_at)
      select id, $2, now() + interval '1 day' from added`;
  await (await shop.owner()).query(sql, [id, sha256(member.secret)]);
}

/** Sessions, mailed keys, and their uses. */
export const identityWrites: readonly Write[] = [
  {
    calls: ['signup'],
    send: ({ host }, mark) => join(host, `${mark}@mail.example`),
    isStored: async (acknowledged) =>
      (await finds(acknowledged.shop, 'select from member where email = $1', [`${acknowledged.mark}@mail.example`])) &&
      isSessionStored(acknowledged),
  },
  {
    calls: ['login'],
    send: ({ host, email }) => fetch(`${host}/login`, postJson({ email, password: PASSWORD })),
    isStored: isSessionStored,
  },
  {
    calls: ['refreshAccessToken'],
    prepare: prepareExchange,
    send: ({ host, refreshToken }) => fetch(`${host}/refresh-access-token`, bearer(refreshToken)),
    isStored: isExchangeStored,
  },
  {
    calls: ['postRefreshAccessToken'],
    prepare: prepareExchange,
    send: ({ host, refreshToken }) => fetch(`${host}/refresh-access-token`, postJson({}, refreshToken)),
    isStored: isExchangeStored,
  },
  {
    calls: ['logout'],
    async prepare(member) {
      member.secret = (await logIn(member.host, member.email)).accessToken;
    },
    send: ({ host, secret }) => fetch(`${host}/logout`, postJson({}, secret)),
    isStored: async ({ member }) =>
      (await fetch(`${member.host}/wallets/my-wallet`, bearer(member.secret))).status === 401,
  },
  {
    calls: ['logoutEverywhere'],
    // another member, since this one goes on with other writes
    async prepare(member) {
      member.secret = `everywhere-${randomBytes(8).toString('hex')}@mail.example`;
      await join(member.host, member.secret);
    },
    // each attempt with a session of its own: one that was stored ends the session of the next
    async send({ host, secret }) {
      const login = await fetch(`${host}/login`, postJson({ email: secret, password: PASSWORD }));
      if (!login.ok) return login;
      const { accessToken } = z.parse(TokenPair, await login.json());
      return fetch(`${host}/logout/everywhere`, postJson({}, accessToken));
    },
    isStored: async ({ shop, member }) =>
      !(await finds(shop, `${OPEN_SESSIONS_OF} where email = $1 and ended_at is null`, [member.secret])),
  },
  {
    calls: ['forgetPassword'],
    prepare: forgetKey,
    send: ({ host, email }) => fetch(`${host}/forget-password?email=${encodeURIComponent(email)}`),
    isStored: isKeyStored,
  },
  {
    calls: ['postForgetPassword'],
    prepare: forgetKey,
    send: ({ host, email }) => fetch(`${host}/forget-password`, postJson({ email })),
    isStored: isKeyStored,
  },
  {
    calls: ['resetPassword'],
    prepare: prepareReset,
    send: ({ host, secret }) => fetch(`${host}/reset-password`, postJson({ uniqueKey: secret, newPassword: PASSWORD })),
    isStored: async (acknowledged) => !(await isKeyStored(acknowledged)),
  },
  {
    calls: ['verifyEmail'],
    prepare: prepareVerification,
    send: ({ host, secret }) => fetch(`${host}/verify-email`, postJson({ key: secret })),
    isStored: ({ shop, member }) =>
      finds(shop, 'select from member where id = $1 and email_verified_at is not null', [member.id]),
  },
  {
    calls: ['sendVerification'],
    prepare: forgetVerification,
    send: ({ host, accessToken }) => fetch(`${host}/verify-email/send`, postJson({}, accessToken)),
    isStored: ({ shop, member }) => finds(shop, 'select from email_verification where member_id = $1', [member.id]),
  },
  {
    calls: ['stopBankChange'],
    prepare: prepareStop,
    send: ({ host, secret }) => fetch(`${host}/bank-details/stop`, postJson({ key: secret })),
    isStored: ({ shop, member }) =>
      finds(shop, 'select from bank_account_stop where key_hash = $1 and stopped_at is not null', [
        sha256(member.secret),
      ]),
  },
];
