import { type BankClient, createBankClient } from '../createBankClient.ts';

/** What opens the API of Razorpay. */
export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** Without a slash at the end. */
  baseUrl: string;
  paceMs?: number;
  timeoutMs?: number;
}

/** Razorpay asks for at most 5 to 10 requests a second. */
const PACE_MS = 150;
const TIMEOUT_MS = 10_000;

export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  paceMs = PACE_MS,
  timeoutMs = TIMEOUT_MS,
}: RazorpayAccount): BankClient {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return createBankClient({ title: 'RazorpayX', baseUrl, headers: { authorization }, paceMs, timeoutMs });
}
