/** Why payouts wait, in plain words (docs/product/bank-account.md#holds). */
const reasons: Readonly<Record<string, string>> = {
  FIRST: 'Your bank details are new.',
  CHANGED: 'Your bank details were changed.',
  UNVERIFIED: 'Your bank details were saved before your e-mail was verified.',
  DEVICE: 'Your bank details were saved by a device that is new to us.',
  SILENCE: 'Your bank details were saved after a long time without a login.',
  PASSWORD: 'Your bank details were saved soon after your password was set anew.',
  STOPPED: 'A change of your bank details was stopped.',
};

/** A host that names no reason, or one that is new, means a change. */
export const holdText = (reason: string | null | undefined): string =>
  reasons[reason ?? 'CHANGED'] ?? 'Your bank details were changed.';
