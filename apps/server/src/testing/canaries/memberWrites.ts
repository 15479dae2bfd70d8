import { createCanvas } from '@napi-rs/canvas';
import { createGiftCardOrder, GiftCardOrder, UploadTicket, Voucher } from '@potli/api';
import * as z from 'zod/mini';
import { sampleDevice } from '../sampleMember.ts';
import type { Caller } from './Caller.ts';
import { canaries } from './canaries.ts';

const signup = {
  email: canaries.email,
  password: canaries.password,
  name: canaries.name,
  mobileNumber: canaries.mobileNumber,
  birthDate: canaries.birthDate,
  gender: 'FEMALE',
};
const bank = {
  accountHolderName: canaries.name,
  password: canaries.password,
  accountNumber: canaries.accountNumber,
  ifscCode: 'HDFC0001234',
  address: canaries.address,
};
const device = {
  ...sampleDevice,
  visitorId: canaries.visitorId,
  geoCity: canaries.city,
  latitude: Number(canaries.latitude),
  longitude: Number(canaries.longitude),
};
const dispute = {
  disputeSourceType: 'STORE',
  orderTime: '2026-10-01T10:00:00Z',
  orderAmount: 1234.5,
  storeOrderId: canaries.storeOrderId,
  message: canaries.message,
  coupon: canaries.coupon,
};

const giftCardOrder = {
  giftCardId: '1',
  denomination: 500,
  count: 1,
  gift: { name: canaries.giftName, email: canaries.giftEmail, message: canaries.giftMessage },
};

/** Headers of a browser on this site, which gets the cookie for its refresh token. */
const fromPage = { 'sec-fetch-site': 'same-origin' };

export const join = (call: Caller, email = canaries.email) =>
  call('POST', '/signup', { body: { ...signup, email }, headers: fromPage });

export const logIn = (call: Caller, password: string) =>
  call('POST', '/login', { body: { email: canaries.email, password }, headers: fromPage });

export const askForReset = (call: Caller) => call('POST', '/forget-password', { body: { email: canaries.email } });

export const setPassword = (call: Caller, uniqueKey: string) =>
  call('POST', '/reset-password', { body: { uniqueKey, newPassword: canaries.newPassword } });

/** Sends a picture with text after its end. Returns the ticket, too. */
export async function sendPicture(call: Caller): Promise<{ preset: string; response: Response }> {
  const ticket = await call('GET', '/api/image/cloudinary-details');
  const { preset } = ticket.ok ? z.parse(UploadTicket, await ticket.json()) : { preset: 'none' };
  const bytes = Buffer.concat([createCanvas(8, 8).toBuffer('image/png'), Buffer.from(canaries.fileText)]);
  const form = new FormData();
  form.set('upload_preset', preset);
  form.set('folder', canaries.path);
  form.set('file', new File([new Uint8Array(bytes)], `${canaries.path}.png`, { type: 'image/png' }));
  return { preset, response: await call('POST', '/uploads', { body: form }) };
}

/** All writes of a member. @param call as the member */
export function writesOf(call: Caller, storeId: string): (() => Promise<Response>)[] {
  return [
    () => call('POST', '/bank-details', { body: bank }),
    () => call('PUT', '/bank-details', { body: { ...bank, accountNumber: canaries.otherAccountNumber } }),
    () => call('PUT', '/bank-details', { body: { ...bank, password: canaries.wrongPassword } }),
    () => call('POST', '/bank-details/code'),
    () => call('PUT', '/tax/my-pan', { body: { pan: canaries.pan } }),
    () => call('PUT', '/tax/my-pan', { body: { pan: canaries.otherPan } }),
    () => call('PUT', '/user', { body: { ...signup, name: canaries.otherName } }),
    () => call('POST', '/user', { body: signup }),
    () => call('POST', `/click/${storeId}`, { query: { clickSource: 'STORE' }, body: device }),
    () => call('POST', `/clicks/${canaries.path}/answer`, { body: { bought: true } }),
    () => call('POST', '/disputes', { body: { ...dispute, storeId: Number(storeId) } }),
    () => call('POST', '/disputes/1/answers', { body: { words: canaries.message } }),
    () => call('POST', '/giftcard/orders', { body: giftCardOrder }),
    () => call('POST', '/giftcard/orders/1/payment'),
    () => call('POST', '/giftcard/orders/1/payment/confirm', { body: { outcome: 'CLOSED' } }),
    () => call('POST', `/giftcard/vouchers/${canaries.path}/pin`),
    () => call('POST', '/giftcard/gifts/view', { body: { key: canaries.path } }),
    () => call('POST', '/giftcard/gifts/open', { body: { key: canaries.path } }),
    () => call('POST', '/generate-custom-link', { query: { url: 'https://kapas.example/' } }),
    async () => (await sendPicture(call)).response,
  ];
}

/** All writes without a session. @param call without a session */
export function writesOfStrangers(call: Caller, uniqueKey: string): (() => Promise<Response>)[] {
  return [
    () => join(call, canaries.otherEmail),
    () => join(call),
    () => logIn(call, canaries.wrongPassword),
    () => logIn(call, canaries.password),
    () => askForReset(call),
    () => setPassword(call, uniqueKey),
    () => call('GET', '/check-user', { query: { email: canaries.email } }),
  ];
}

/**
 * Buys a card from the stock, and looks at its PIN.
 * @param pay pays the order at the provider
 */
export async function buyGiftCard(call: Caller, pay: (providerOrderId: string) => void): Promise<Voucher> {
  const { gift: _gift, ...forMyself } = giftCardOrder;
  const placed = await call('POST', '/giftcard/orders', { body: forMyself });
  const { order, payment } = z.parse(createGiftCardOrder.response, await placed.json());
  pay(payment.providerOrderId);
  const ended = await call('POST', `/giftcard/orders/${order.id}/payment/confirm`, { body: { outcome: 'CLOSED' } });
  const [line] = z.parse(GiftCardOrder, await ended.json()).purchaseOrders;
  const [voucher] = line?.itemDetailsForUser.data ?? [];
  return z.parse(Voucher, await (await call('POST', `/giftcard/vouchers/${voucher?.voucher_id}/pin`)).json());
}
