import { BankDetails, type MailKind, maskPan, UserDashboard } from '@potli/api';
import * as z from 'zod/mini';
import { createUnsubscribeKeys } from '../../domain/members/notifications/unsubscribeKeys.ts';
import { postJson } from '../postJson.ts';
import { get, PASSWORD, put } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { faultJwtSecret } from './faultJwtSecret.ts';
import { clear, finds } from './owner.ts';
import type { Acknowledged, Write } from './Write.ts';

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
const isBankStored = async ({ member, mark }: Acknowledged) => {
  const details = z.parse(z.nullable(BankDetails), await (await get(member, '/bank-details')).json());
  return details?.accountNumber === accountNumberOf(mark);
};

const panOf = (mark: string) => `ABCPX${accountNumberOf(mark).slice(-4)}F`;

const profile = (mark: string) => ({ name: mark, mobileNumber: '9876543210', gender: 'FEMALE' });
const isNameStored = ({ shop, member, mark }: Acknowledged) =>
  finds(shop, 'select from member where id = $1 and name = $2', [member.id, mark]);

const contentHas = ({ shop, mark }: Acknowledged) =>
  finds(
    shop,
    `select from faq where strpos(question, $1) > 0 union all select from help_video where strpos(video_url, $1) > 0`,
    [mark],
  );
const clearContent = async (_member: FaultMember, shop: FaultShop) => {
  for (const table of ['faq', 'help_video']) await clear(shop, `delete from ${table}`, []);
  await clear(shop, `delete from catalogue_row where kind in ('faqs', 'videos')`, []);
};

const clearAccount = ({ id }: FaultMember, shop: FaultShop) =>
  clear(shop, 'delete from bank_account where member_id = $1', [id]);

const wantsAll = ({ id }: FaultMember, shop: FaultShop) =>
  clear(shop, 'delete from mail_opt_out where member_id = $1', [id]);
const isOff =
  (kind: MailKind) =>
  ({ shop, member }: Acknowledged) =>
    finds(shop, 'select from mail_opt_out where member_id = $1 and kind = $2', [member.id, kind]);
const { keyOf } = createUnsubscribeKeys(faultJwtSecret);

/** A claim without answers, whose number is that of the member. */
async function prepareClaim({ id }: FaultMember, shop: FaultShop, status: string): Promise<void> {
  await clear(shop, 'delete from dispute_answer where dispute_id = $1', [id]);
  await clear(
    shop,
    `insert into dispute
       (id, member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, status)
     values ($1, $1, 'STORE', 1, 'MISSING_CASHBACK', now(), 'asked', 100, $2)
     on conflict (id) do update set status = $2`,
    [id, status],
  );
}

/** Writes of members and operators in the dashboard. */
export const dashboardWrites: readonly Write[] = [
  {
    calls: ['createUser'],
    prepare: ({ id }, shop) => clear(shop, `update member set name = '', mobile_number = '' where id = $1`, [id]),
    send: ({ host, accessToken }, mark) => fetch(`${host}/user`, postJson(profile(mark), accessToken)),
    isStored: isNameStored,
  },
  {
    calls: ['updateUser'],
    send: ({ host, accessToken }, mark) => fetch(`${host}/user`, put(profile(mark), accessToken)),
    isStored: isNameStored,
  },
  {
    calls: ['updateMailPreference'],
    prepare: wantsAll,
    send: ({ host, accessToken }) =>
      fetch(`${host}/mail-preferences`, put({ kind: 'tracked', wanted: false }, accessToken)),
    isStored: isOff('tracked'),
  },
  {
    calls: ['unsubscribe'],
    prepare: wantsAll,
    send: ({ host, id: memberId }) =>
      fetch(`${host}/unsubscribe?key=${keyOf({ memberId: BigInt(memberId), kind: 'declined' })}`, { method: 'POST' }),
    isStored: isOff('declined'),
  },
  {
    calls: ['createBankDetails'],
    prepare: clearAccount,
    send: ({ host, accessToken }, mark) =>
      fetch(`${host}/bank-details`, postJson({ ...bank(mark), password: PASSWORD }, accessToken)),
    isStored: isBankStored,
  },
  {
    calls: ['updateBankDetails'],
    async prepare(member, shop) {
      await clearAccount(member, shop);
      await fetch(
        `${member.host}/bank-details`,
        postJson({ ...bank('0'.repeat(12)), password: PASSWORD }, member.accessToken),
      );
    },
    send: ({ host, accessToken }, mark) =>
      fetch(`${host}/bank-details`, put({ ...bank(mark), password: PASSWORD }, accessToken)),
    isStored: isBankStored,
  },
  {
    calls: ['sendBankCode'],
    prepare: ({ id }, shop) => clear(shop, 'delete from bank_code where member_id = $1', [id]),
    send: ({ host, accessToken }) => fetch(`${host}/bank-details/code`, postJson({}, accessToken)),
    isStored: ({ shop, member }) => finds(shop, 'select from bank_code where member_id = $1', [member.id]),
  },
  {
    calls: ['saveMyPan'],
    send: ({ host, accessToken }, mark) => fetch(`${host}/tax/my-pan`, put({ pan: panOf(mark) }, accessToken)),
    isStored: async ({ member, mark }) =>
      (await (await get(member, '/tax/my-pan')).text()).includes(maskPan(panOf(mark))),
  },
  {
    calls: ['saveUserDashboard'],
    prepare: clearContent,
    async send(member, mark) {
      const read = await get(member, '/user-dashboard');
      if (!read.ok) return read;
      const content = z.parse(UserDashboard, await read.json());
      const added = { contentType: 'GIFT_CARD', faqList: [{ question: mark, answer: mark }] };
      const body = { ...content, userDashboardFAQ: [...content.userDashboardFAQ, added] };
      return fetch(`${member.host}/user-dashboard`, postJson(body, member.accessToken));
    },
    isStored: contentHas,
  },
  {
    calls: ['addFaqs'],
    prepare: clearContent,
    send: ({ host, accessToken }, mark) =>
      fetch(
        `${host}/user-dashboard/faqs/add?contentType=MISCELLANEOUS`,
        postJson([{ question: mark, answer: mark }], accessToken),
      ),
    isStored: contentHas,
  },
  {
    calls: ['addVideos'],
    prepare: clearContent,
    send: ({ host, accessToken }, mark) =>
      fetch(
        `${host}/user-dashboard/videos/add?contentType=MISCELLANEOUS`,
        postJson([`https://vimeo.com/${accountNumberOf(mark)}`], accessToken),
      ),
    isStored: (acknowledged) => contentHas({ ...acknowledged, mark: accountNumberOf(acknowledged.mark) }),
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
    isStored: ({ shop, mark }) => finds(shop, 'select from dispute where store_order_id = $1', [mark]),
  },
  {
    calls: ['answerDispute'],
    prepare: (member, shop) => prepareClaim(member, shop, 'NEED_INFO'),
    send: ({ host, id, accessToken }, mark) =>
      fetch(`${host}/disputes/${id}/answers`, postJson({ words: mark }, accessToken)),
    isStored: ({ shop, mark }) => finds(shop, 'select from dispute_answer where words = $1', [mark]),
  },
  {
    calls: ['answerClaim'],
    prepare: (member, shop) => prepareClaim(member, shop, 'RECEIVED'),
    send: ({ host, id, accessToken }, mark) =>
      fetch(
        `${host}/admin/claims/${id}/answers`,
        postJson({ status: 'NEED_INFO', words: mark, answersRead: 0 }, accessToken),
      ),
    isStored: ({ shop, mark }) => finds(shop, 'select from dispute_answer where words = $1', [mark]),
  },
  {
    calls: ['decideClaimOrder'],
    prepare: (member, shop) => prepareClaim(member, shop, 'APPROVED'),
    send: ({ host, id, accessToken }, mark) =>
      fetch(
        `${host}/admin/claims/${id}/orders`,
        postJson({ network: 'bazaar', orderId: mark, isClaimed: false }, accessToken),
      ),
    isStored: ({ shop, mark }) => finds(shop, 'select from dispute_other_order where order_id = $1', [mark]),
  },
];
