import { postJson } from '../postJson.ts';
import { sampleSignup } from '../sampleMember.ts';
import type { FaultMember } from './FaultShop.ts';

/** Of every member. */
export const PASSWORD = 'Gulmohar phool 7';

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export const put = (body: unknown, token: string) => ({ ...postJson(body, token), method: 'PUT' });

export const get = (member: FaultMember, path: string) => fetch(member.host + path, bearer(member.accessToken));

export function join(host: string, email: string): Promise<Response> {
  return fetch(`${host}/signup`, postJson(sampleSignup({ email, password: PASSWORD })));
}
