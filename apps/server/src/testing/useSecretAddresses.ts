import { ErrorEnvelope, UnsignedPostbackAnswer, Wallet } from '@potli/api';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from './createTestHost.ts';
import { joinMember, type TestMember } from './joinMember.ts';
import { addClick } from './sampleMoney.ts';

/** Secrets of addresses: two that `bazaar` has, and one of `awin`. */
export const [secret, older, foreign] = [
  '9f86d081884c7d659a2feaa0c55ad015',
  'a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'Kq_83vEjRWeJCrze8-SNFZ4kKvN7xI0V',
];

export const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

/** What an address answered: the outcome, or its error. */
export interface SentReport {
  status: number;
  outcome?: UnsignedPostbackAnswer['outcome'];
  error?: string | undefined;
}

/** A host whose networks report without signatures, at secret addresses, with a member and a click. For the tests of one file. */
export function useSecretAddresses() {
  let apiHost: TestHost;
  let member: TestMember;
  let clickId: string;
  let orders = 0;

  beforeAll(async () => {
    apiHost = await createTestHost({
      postbackPaths: new Map([
        ['bazaar', { adapter: 'generic', secrets: [secret, older] }],
        ['awin', { adapter: 'awin', secrets: [foreign] }],
      ]),
    });
    member = await joinMember(apiHost);
    clickId = await addClick(apiHost.database, member.id);
  });
  afterAll(() => apiHost.close());

  return {
    get database() {
      return apiHost.database;
    },
    get clickId() {
      return clickId;
    },
    /** One more click of the member. */
    addClick: () => addClick(apiHost.database, member.id),

    /** What a network fills in for an order of ₹1,000, which earns ₹50. */
    fieldsOf(given: Record<string, string> = {}): Record<string, string> {
      orders += 1;
      return {
        transaction_id: `OD-${orders}`,
        aff_sub1: clickId,
        status: 'pending',
        sale_amount: '1000',
        base_commission: '80',
        currency: 'INR',
        sale_date: new Date().toISOString(),
        ...given,
      };
    },

    async send(
      fields: Record<string, string>,
      given: { path?: string; init?: RequestInit; address?: boolean } = {},
    ): Promise<SentReport> {
      const { path = `/postbacks/bazaar/${secret}`, init = form(fields), address = false } = given;
      const query = new URLSearchParams(fields).toString();
      const response = await (address ? apiHost.call(`${path}?${query}`) : apiHost.call(path, init));
      const answer: unknown = await response.json();
      if (!response.ok) return { status: response.status, error: z.parse(ErrorEnvelope, answer).errors[0] };
      return { status: response.status, outcome: z.parse(UnsignedPostbackAnswer, answer).outcome };
    },

    /** The member's money, in rupees. */
    async wallet() {
      const response = await member.get('/wallets/my-wallet');
      const { trackedAmount, walletBalance } = z.parse(Wallet, await response.json());
      return { pending: trackedAmount, approved: walletBalance };
    },
  };
}
