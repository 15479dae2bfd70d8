import { TokenPair } from '@potli/api';
import * as z from 'zod/mini';
import { hashPassword } from '../../domain/members/identity/passwordHasher.ts';
import { postJson } from '../postJson.ts';
import { sampleSignup } from '../sampleMember.ts';
import { testSettings } from '../testSettings.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';

/** Of every member. */
export const PASSWORD = 'Gulmohar phool 7';

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export const put = (body: unknown, token: string) => ({ ...postJson(body, token), method: 'PUT' });

export const get = (member: FaultMember, path: string) => fetch(member.host + path, bearer(member.accessToken));

export function join(host: string, email: string): Promise<Response> {
  return fetch(`${host}/signup`, postJson(sampleSignup({ email, password: PASSWORD })));
}

/** A host's own hash takes 30 ms of a core at each login. */
const passwordHash = await hashPassword(PASSWORD, testSettings.passwordCost);

/** An operator, because several callers can save the content of the dashboard. */
export async function addOperator({ owner }: FaultShop, email: string): Promise<string> {
  const { rows } = await (await owner()).query<{ id: string }>(
    `insert into member (email, password_hash, name, mobile_number, gender, referral_code, role)
     values ($1, $2, 'Meera Iyer', '9876543210', 'FEMALE', upper(split_part($1, '@', 1)), 'ADMIN') returning id::text`,
    [email, passwordHash],
  );
  return rows[0]?.id ?? '';
}

/** A new session. */
export async function logIn(host: string, email: string): Promise<TokenPair> {
  const response = await fetch(`${host}/login`, postJson({ email, password: PASSWORD }));
  return z.parse(TokenPair, await response.json());
}
