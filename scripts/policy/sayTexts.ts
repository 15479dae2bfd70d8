import { registerHooks } from 'node:module';
import { POLICY_FILE } from './readPolicy.ts';

/**
 * Prints the texts that members and operators get, each on a line, with other numbers in the policy than it has. A process of
 * its own, because modules read the policy once. Argument: `{"PAYOUT_HOLD_HOURS": 48}`.
 */
const changes = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(POLICY_FILE)) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const source = text.replaceAll(/(export const (\w+) = )[\d_]+/g, (all, declaration: string, name: string) =>
      changes[name] === undefined ? all : declaration + changes[name],
    );
    return { ...loaded, source };
  },
});

const mails = await import('../../packages/mails/src/index.ts');
const { SignupBody, DisputeBody } = await import('@potli/api');
const { UPLOAD_TOO_LARGE } = await import('@potli/api/contract/fileSizeLimit');
const { PAYOUT_HOLD_HOURS, LONG_PAYOUT_HOLD_HOURS, REFERRAL_PERCENT } = await import('@potli/api/contract/policy');
const { holdRange } = await import('@potli/api/contract/holdRange');
const { toOpenApi } = await import('@potli/api/openapi');
const { demoCatalogue } = await import('@potli/api/fixtures');
const { releaseTexts } = await import('@potli/api/texts');
const { fillPolicyWords } = await import('@potli/api/contract/textWords');
const { bankReason } = await import('../../apps/server/src/domain/payouts/transfers/bankReason.ts');
const { emptyProfileForm, profileErrors } = await import('../../packages/machines/src/profile/profileForm.ts');
const { promises } = await import('../../apps/web/src/screens/public/About/aboutTexts.ts');
const { howItWorks } = await import('../../apps/web/src/screens/dashboard/ReferEarn/referralTexts.ts');

const shop = { productName: 'Thaili', siteUrl: 'https://shop.example' };
const to = { name: 'Asha', link: 'https://shop.example/x', target: 'account' };
const forfeit = { name: 'Asha', amount: 12, forfeitsAt: new Date(0) };
const messages = [
  mails.bankChangeMail({ ...to, isFirst: false, holdHours: PAYOUT_HOLD_HOURS, waitsForAddress: false }, shop),
  mails.bankChangeMail({ ...to, isFirst: true, holdHours: LONG_PAYOUT_HOLD_HOURS, waitsForAddress: true }, shop),
  mails.bankCodeMail({ name: 'Asha', code: '402817' }, shop),
  mails.emailVerificationMail(to, shop),
  mails.passwordResetMail(to, shop),
  mails.forfeitWarningMail({ ...forfeit, isLast: true, loginUrl: to.link }),
  mails.forfeitedMail({ ...forfeit, walletUrl: to.link }),
  mails.breachMail({ ...forfeit, breach: 'fraud' }, shop),
  mails.referralMail({ name: 'Asha', friendName: 'Ravi', share: 1, percent: REFERRAL_PERCENT }, shop),
];
const problemsOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

const texts = [
  messages,
  (demoCatalogue.faqs ?? []).map(({ question, answer }) => [question, fillPolicyWords(answer)]),
  toOpenApi({ title: 'API', version: '1', server: '/' }),
  Object.values(releaseTexts).map(({ sections }) => sections.map(({ html }) => fillPolicyWords(html))),
  [promises.map(({ title, text }) => [title, text]), howItWorks('Thaili'), UPLOAD_TOO_LARGE, holdRange()],
  bankReason('above the most for a UPI ID'),
  profileErrors({ ...emptyProfileForm, birthDate: '2026-11-01' }, '2026-11-27'),
  problemsOf(SignupBody.safeParse({ mobileNumber: '1', password: 'short' })),
  problemsOf(SignupBody.safeParse({ password: 'long'.repeat(10_000) })),
  problemsOf(DisputeBody.safeParse({ downloadLinks: Array.from({ length: 10_000 }, () => 'https://a.example/a') })),
];
console.log(JSON.stringify(texts, undefined, 1));
