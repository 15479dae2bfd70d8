import { type SignupBody, TokenPair } from '@potli/api';
import * as z from 'zod/mini';
import type { TestHost } from './createTestHost.ts';
import { postJson } from './postJson.ts';
import { sampleSignup } from './sampleMember.ts';

/** Signs up through the API. */
export async function signUp(apiHost: TestHost, extra: Partial<SignupBody> = {}): Promise<TokenPair> {
  const response = await apiHost.call('/signup', postJson(sampleSignup(extra)));
  return z.parse(TokenPair, await response.json());
}
