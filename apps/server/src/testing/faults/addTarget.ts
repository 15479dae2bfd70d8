import type { FaultMember, FaultShop } from './FaultShop.ts';
import { mark } from './mark.ts';
import { confirm } from './staffWrites.ts';

/** A member whom the caller may change, with a confirmed address. */
export async function addTarget(caller: FaultMember, shop: FaultShop): Promise<{ id: string; email: string }> {
  // these calls ask for the password of the last minutes, and the rounds take longer
  await confirm(caller, shop, 'now()');
  const text = `insert into member (email, password_hash, name, mobile_number, gender, referral_code, email_verified_at)
    values ($1, 'none', 'Target', '', 'OTHER', $2, now()) returning id::text, email`;
  const code = mark();
  const { rows } = await (await shop.owner()).query<{ id: string; email: string }>(text, [
    `${code}@mail.example`,
    code,
  ]);
  return rows[0] ?? { id: '', email: '' };
}
