'use server';

import { redirect } from 'next/navigation';

/** Gets 124990 of a field that shows 1,24,990. A shop would keep the claim. */
export async function sendClaim(form: FormData): Promise<void> {
  const claim = ['store', 'order', 'amount', 'day'].map((name) => [name, String(form.get(name) ?? '')]);
  redirect(`/thanks?${new URLSearchParams(claim)}`);
}
