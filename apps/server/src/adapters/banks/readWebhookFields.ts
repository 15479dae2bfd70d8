import { invalid } from '../../errors/ProblemError.ts';
import type { BankFields } from './createBankClient.ts';
import { readJson } from './readJson.ts';

/** The object that a bank signed. @throws ProblemError invalid for anything else */
export function readWebhookFields(body: Uint8Array): BankFields {
  const read = readJson(body);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw invalid('The call of the bank is no JSON object.');
  }
  return read as BankFields;
}

/** A signed word about a payout of the shop that is not in the list of the bank. */
export const statusUnknown = (status: unknown) =>
  invalid(`The status ${JSON.stringify(status)?.slice(0, 60) ?? 'without a word'} of a payout is not understood.`);
