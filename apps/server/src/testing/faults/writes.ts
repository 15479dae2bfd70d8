import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import {
  BankDetails,
  ClickOutcome,
  CustomLink,
  type EndpointName,
  type FileCallName,
  TokenPair,
  UploadedFile,
  UploadTicket,
  UserDashboard,
} from '@potli/api';
import * as z from 'zod/mini';
import { postJson } from '../postJson.ts';
import { sampleDevice, sampleSignup } from '../sampleMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';

/** One kind of write, and how to see that it was kept. */
export interface Write {
  /** The calls of the contract that it makes. */
  calls: readonly (EndpointName | FileCallName)[];
  /** What has to be there before the call. Runs before the fault. */
  prepare?(member: FaultMember, shop: FaultShop): Promise<void>;
  /** Makes the call. @param mark a text that no other call has */
  send(member: FaultMember, mark: string): Promise<Response>;
  /** Whether what was acknowledged is committed. @param answer the body of the answer */
  stands(kept: Kept): Promise<boolean>;
}

export interface Kept {
  member: FaultMember;
  mark: string;
  answer: unknown;
  shop: FaultShop;
}

const PASSWORD = 'Gulmohar phool 7';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const put = (body: unknown, token: string) => ({ ...postJson(body, token), method: 'PUT' });
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const get = (member: FaultMember, path: string) => fetch(member.host + path, bearer(member.accessToken));

/** Whether a query of the owner's finds a row. */
async function finds(shop: FaultShop, text: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await (await shop.owner()).query(text, values);
  return (rowCount ?? 0) > 0;
}

/** Changes rows as nobody but the owner could: the triggers that protect history rest. */
async function clear(shop: FaultShop, text: string, values: unknown[]): Promise<void> {
  const owner = await shop.owner();
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await owner.query(text, values);
  await owner.query('commit');
}

/** A fresh session for the member, apart from the one that makes calls. */
async function logIn({ host, email }: FaultMember): Promise<TokenPair> {
  const response = await fetch(`${host}/login`, postJson({ email, password: PASSWORD }));
  return z.parse(TokenPair, await response.json());
}

export function join(host: string, email: string): Promise<Response> {
  return fetch(`${host}/signup`, postJson(sampleSignup({ email, password: PASSWORD })));
}

const accountNumberOf = (mark: string) =>
  BigInt(`0x${mark.slice(0, 12)}`)
    .toString()
    .padStart(15, '0');
const bank = (mark: string) => ({
  accountHolderName: 'Meera Iyer',
  accountNumber: accountNumberOf(mark),
  ifscCode: 'PTLI0000042',
  bankName: 'Dhanpetee Bank',
  address: '',
});
const bankStands = async ({ member, mark }: Kept) => {
  const details = z.parse(z.nullable(BankDetails), await (await get(member, '/bank-details')).json());
  return details?.accountNumber === accountNumberOf(mark);
};

const profile = (mark: string) => ({ name: mark, mobileNumber: '9876543210', gender: 'FEMALE' });
const nameStands = ({ shop, member, mark }: Kept) =>
  finds(shop, 'select from member where id = $1 and name = $2', [member.id, mark]);

const emptyContent = '{"userDashboardBanner": null, "userDashboardFAQ": [], "userDashboardVideos": []}';
const contentHas = ({ shop, mark }: Kept) =>
  finds(shop, `select from dashboard_content where strpos(content::text, $1) > 0`, [mark]);
const clearContent = (_member: FaultMember, shop: FaultShop) =>
  clear(shop, 'update dashboard_content set content = $1', [emptyContent]);

const clearAccount = ({ id }: FaultMember, shop: FaultShop) =>
  clear(shop, 'delete from bank_account where member_id = $1', [id]);

/** A session of a token answered by login, signup or refresh. */
function sessionStands({ shop, answer }: Kept): Promise<boolean> {
  const { accessToken } = z.parse(TokenPair, answer);
  const payload: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const { sid } = z.parse(z.object({ sid: z.string() }), payload);
  return finds(shop, 'select from session where id = $1', [sid]);
}

/** Sixteen bytes name the session, four count its exchanges (domain/identity/refreshTokens.ts). */
function exchangeStands({ shop, answer }: Kept): Promise<boolean> {
  const token = Buffer.from(z.parse(TokenPair, answer).refreshToken, 'base64url');
  const sql = `select from session where replace(id::text, '-', '') = $1 and generation >= $2`;
  return finds(shop, sql, [token.toString('hex', 0, 16), token.readUInt32BE(16)]);
}

async function prepareExchange(member: FaultMember): Promise<void> {
  member.refreshToken = (await logIn(member)).refreshToken;
}

async function prepareReset(member: FaultMember, shop: FaultShop): Promise<void> {
  member.secret = randomBytes(32).toString('base64url');
  const sql = `insert into password_reset (member_id, key_hash, expires_at) values ($1, $2, now() + interval '1 hour')
    on conflict (member_id) do update set key_hash = excluded.key_hash, expires_at = excluded.expires_at`;
  await (await shop.owner()).query(sql, [member.id, sha256(member.secret)]);
}

const forgetKey = async ({ id }: FaultMember, shop: FaultShop) =>
  void (await (await shop.owner()).query('delete from password_reset where member_id = $1', [id]));
const keyStands = ({ shop, member }: Kept) =>
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

/** A change of somebody else, whose sessions end with its stop. */
async function prepareStop(member: FaultMember, shop: FaultShop): Promise<void> {
  member.secret = randomBytes(32).toString('base64url');
  const email = `stop-${randomBytes(8).toString('hex')}@mail.example`;
  await join(member.host, email);
  const sql = `with added as (
      insert into bank_account (id, member_id, version, sealed) select gen_random_uuid(), id, 1, '' from member
      where email = $1 returning id
    ) insert into bank_account_stop (bank_account_id, key_hash, expires_at)
      select id, $2, now() + interval '1 day' from added`;
  await (await shop.owner()).query(sql, [email, sha256(member.secret)]);
}

/** The member's link to the sample card. */
const makeLink = ({ host, accessToken }: FaultMember) =>
  fetch(`${host}/generate-custom-link?url=/creditcards_details/sona-card`, postJson({}, accessToken));

async function prepareFollow(member: FaultMember): Promise<void> {
  await makeLink(member);
  const { response } = z.parse(
    z.object({ response: z.array(CustomLink) }),
    await (await get(member, '/my-custom-links')).json(),
  );
  member.secret = response[0]?.urlHash ?? '';
}

/** As a browser that follows a link. `fetch` would say that a script asks. */
function follow(address: string): Promise<Response> {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0',
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  return new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      answer.resume();
      const retryAfter = answer.headers['retry-after'] ?? '';
      const told = { status: answer.statusCode, headers: { 'retry-after': retryAfter } };
      answer.on('end', () => resolve(new Response(null, told)));
    })
      .on('error', reject)
      .end();
  });
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function prepareUpload(member: FaultMember): Promise<void> {
  member.ticket = z.parse(UploadTicket, await (await get(member, '/api/image/cloudinary-details')).json());
}

function sendFile({ ticket }: FaultMember): Promise<Response> {
  const form = new FormData();
  form.set('upload_preset', ticket?.preset ?? '');
  form.set('folder', ticket?.filePath ?? '');
  form.set('file', new File([new Uint8Array(PIXEL)], 'bill.png', { type: 'image/png' }));
  return fetch(ticket?.cloudinaryUrl ?? '', { method: 'POST', body: form });
}

/** Every kind of write that the contract has. `faults.db.test.ts` holds this list against the contract. */
export const writes: readonly Write[] = [
  {
    calls: ['signup'],
    send: ({ host }, mark) => join(host, `${mark}@mail.example`),
    stands: async (kept) =>
      (await finds(kept.shop, 'select from member where email = $1', [`${kept.mark}@mail.example`])) &&
      sessionStands(kept),
  },
  {
    calls: ['login'],
    send: ({ host, email }) => fetch(`${host}/login`, postJson({ email, password: PASSWORD })),
    stands: sessionStands,
  },
  {
    calls: ['refreshAccessToken'],
    prepare: prepareExchange,
    send: ({ host, refreshToken }) => fetch(`${host}/refresh-access-token`, bearer(refreshToken)),
    stands: exchangeStands,
  },
  {
    calls: ['postRefreshAccessToken'],
    prepare: prepareExchange,
    send: ({ host, refreshToken }) => fetch(`${host}/refresh-access-token`, postJson({}, refreshToken)),
    stands: exchangeStands,
  },
  {
    calls: ['logout'],
    async prepare(member) {
      member.secret = (await logIn(member)).accessToken;
    },
    send: ({ host, secret }) => fetch(`${host}/logout`, postJson({}, secret)),
    stands: async ({ member }) =>
      (await fetch(`${member.host}/wallets/my-wallet`, bearer(member.secret))).status === 401,
  },
  {
    calls: ['forgetPassword'],
    prepare: forgetKey,
    send: ({ host, email }) => fetch(`${host}/forget-password?email=${encodeURIComponent(email)}`),
    stands: keyStands,
  },
  {
    calls: ['postForgetPassword'],
    prepare: forgetKey,
    send: ({ host, email }) => fetch(`${host}/forget-password`, postJson({ email })),
    stands: keyStands,
  },
  {
    calls: ['resetPassword'],
    prepare: prepareReset,
    send: ({ host, secret }) => fetch(`${host}/reset-password`, postJson({ uniqueKey: secret, newPassword: PASSWORD })),
    stands: async (kept) => !(await keyStands(kept)),
  },
  {
    calls: ['verifyEmail'],
    prepare: prepareVerification,
    send: ({ host, secret }) => fetch(`${host}/verify-email`, postJson({ key: secret })),
    stands: ({ shop, member }) =>
      finds(shop, 'select from member where id = $1 and email_verified_at is not null', [member.id]),
  },
  {
    calls: ['sendVerification'],
    prepare: forgetVerification,
    send: ({ host, accessToken }) => fetch(`${host}/verify-email/send`, postJson({}, accessToken)),
    stands: ({ shop, member }) => finds(shop, 'select from email_verification where member_id = $1', [member.id]),
  },
  {
    calls: ['stopBankChange'],
    prepare: prepareStop,
    send: ({ host, secret }) => fetch(`${host}/bank-details/stop`, postJson({ key: secret })),
    stands: ({ shop, member }) =>
      finds(shop, 'select from bank_account_stop where key_hash = $1 and stopped_at is not null', [
        sha256(member.secret),
      ]),
  },
  {
    calls: ['createClick'],
    send: ({ host, storeId, accessToken }) =>
      fetch(`${host}/click/${storeId}?clickSource=STORE`, postJson(sampleDevice, accessToken)),
    stands: ({ shop, answer }) =>
      finds(shop, 'select from click where id = $1', [z.parse(ClickOutcome, answer).clickId]),
  },
  {
    calls: ['generateCustomLink'],
    prepare: ({ id }, shop) => clear(shop, 'delete from custom_link where member_id = $1', [id]),
    send: makeLink,
    stands: ({ shop, member }) => finds(shop, 'select from custom_link where member_id = $1', [member.id]),
  },
  {
    calls: ['followCustomLink'],
    async prepare(member, shop) {
      await prepareFollow(member);
      await clear(shop, 'delete from click where member_id = $1', [member.id]);
    },
    send: ({ host, secret }) => follow(`${host}/custom-link/${secret}`),
    stands: ({ shop, member }) => finds(shop, 'select from click where member_id = $1', [member.id]),
  },
  {
    calls: ['createUser'],
    prepare: ({ id }, shop) => clear(shop, `update member set name = '', mobile_number = '' where id = $1`, [id]),
    send: ({ host, accessToken }, mark) => fetch(`${host}/user`, postJson(profile(mark), accessToken)),
    stands: nameStands,
  },
  {
    calls: ['updateUser'],
    send: ({ host, accessToken }, mark) => fetch(`${host}/user`, put(profile(mark), accessToken)),
    stands: nameStands,
  },
  {
    calls: ['createBankDetails'],
    prepare: clearAccount,
    send: ({ host, accessToken }, mark) => fetch(`${host}/bank-details`, postJson(bank(mark), accessToken)),
    stands: bankStands,
  },
  {
    calls: ['updateBankDetails'],
    async prepare(member, shop) {
      await clearAccount(member, shop);
      await fetch(`${member.host}/bank-details`, postJson(bank('0'.repeat(12)), member.accessToken));
    },
    send: ({ host, accessToken }, mark) => fetch(`${host}/bank-details`, put(bank(mark), accessToken)),
    stands: bankStands,
  },
  {
    calls: ['saveUserDashboard'],
    prepare: clearContent,
    async send(member, mark) {
      const read = await get(member, '/user-dashboard');
      if (!read.ok) return read;
      const content = z.parse(UserDashboard, await read.json());
      const added = { contentType: mark, faqList: [{ question: mark, answer: mark }] };
      const body = { ...content, userDashboardFAQ: [...content.userDashboardFAQ, added] };
      return fetch(`${member.host}/user-dashboard`, postJson(body, member.accessToken));
    },
    stands: contentHas,
  },
  {
    calls: ['addFaqs'],
    prepare: clearContent,
    send: ({ host, accessToken }, mark) =>
      fetch(
        `${host}/user-dashboard/faqs/add?contentType=MISCELLANEOUS`,
        postJson([{ question: mark, answer: mark }], accessToken),
      ),
    stands: contentHas,
  },
  {
    calls: ['addVideos'],
    prepare: clearContent,
    send: ({ host, accessToken }, mark) =>
      fetch(
        `${host}/user-dashboard/videos/add?contentType=MISCELLANEOUS`,
        postJson([`https://vimeo.com/${accountNumberOf(mark)}`], accessToken),
      ),
    stands: (kept) => contentHas({ ...kept, mark: accountNumberOf(kept.mark) }),
  },
  {
    calls: ['createDispute'],
    send: ({ host, accessToken, storeId }, mark) => {
      const claim = {
        disputeSourceType: 'STORE',
        disputeType: '',
        orderTime: '2026-11-12T12:54:00.000Z',
        downloadLinks: [],
      };
      return fetch(
        `${host}/disputes`,
        postJson({ ...claim, storeId, storeOrderId: mark, orderAmount: 1299 }, accessToken),
      );
    },
    stands: ({ shop, mark }) => finds(shop, 'select from dispute where store_order_id = $1', [mark]),
  },
  {
    calls: ['getUploadTicket'],
    send: (member) => get(member, '/api/image/cloudinary-details'),
    stands: ({ shop, answer }) =>
      finds(shop, 'select from upload_ticket where key_hash = $1', [sha256(z.parse(UploadTicket, answer).preset)]),
  },
  {
    calls: ['sendFile'],
    prepare: prepareUpload,
    send: sendFile,
    stands: async ({ member, answer }) => {
      const { pathname } = new URL(z.parse(UploadedFile, answer).secure_url);
      return (await get(member, pathname.replace(/^\/api/, ''))).status === 200;
    },
  },
];
