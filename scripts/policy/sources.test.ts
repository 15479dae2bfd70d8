import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { POLICY_FILE, readPolicy } from './readPolicy.ts';
import { statedNumbersOf } from './statedNumbersOf.ts';

const ROOMS = '{apps/web/{src,server},apps/server/src,packages/{api,mails,machines}/src}/**/*.{ts,tsx}';
/** Tests and stories say what they expect; the demo shop and the sandbox have stores with rules of their own. */
const OWN_WORDS = /\.test\.|\/(?:testing|stories|demo|sandbox)\/|\.stories\.|\/units\//;

/** What is as large as a number of the policy and means something else: examples in comments, and other rules. */
const others: Record<string, readonly string[]> = {
  'apps/server/src/adapters/schedule/readJobs.ts': ['three days'],
  'apps/server/src/cli/jobsCommand.ts': ['three days'],
  'apps/server/src/domain/orders/disputes/disputeRows.ts': ['ten digits'],
  'apps/server/src/domain/orders/disputes/ticketNumber.ts': ['Ten digits'],
  'apps/server/src/domain/members/bank/readTargetRisk.ts': ['5 minutes'],
  'apps/server/src/domain/orders/networks/verifySignature.ts': ['five minutes'],
  'apps/server/src/domain/members/identity/knownAddresses.ts': ['180 days'],
  'apps/server/src/domain/platform/mail/MailPort.ts': ['three days'],
  'apps/server/src/domain/shop/questions/reportDelays.ts': ['30 days'],
  'apps/server/src/domain/platform/refused/refusedBodies.ts': ['400 days'],
  'apps/server/src/domain/platform/uploads/removeUnclaimedFiles.ts': ['24 hours'],
  'apps/server/src/domain/platform/uploads/uploadQuota.ts': ['24 hours'],
  'apps/web/src/routes/_public/about.tsx': ['7 days'],
  'apps/web/src/screens/dashboard/OrderStory/durations.ts': ['2 days'],
  'apps/web/src/screens/public/About/aboutTexts.ts': ['7 days'],
  'apps/web/src/screens/public/Contact/Contact.tsx': ['7 days'],
  'apps/web/src/shell/PublicShell/Footer.tsx': ['7 days'],
  'packages/api/src/contract/forfeitSpan.ts': ['twelve months'],
  'packages/api/src/contract/holdRange.ts': ['72 hours', 'three days'],
  'packages/api/src/contract/profile.ts': ['Ten digits'],
  'packages/api/src/texts/grievances.ts': ['7 days'],
  'packages/api/src/texts/privacyPolicy.ts': ['90 days'],
  'apps/web/src/screens/dashboard/MyYear/yearColumns.tsx': ['50%'],
  'packages/api/src/mock/scenarios/tax.ts': ['5 %'],
  'packages/api/src/rates/ShownRate.ts': ['5%'],
  'packages/api/src/text/plainDigits.ts': ['ten digits'],
};

it('no text, mail, description or comment has a number of the policy written out', () => {
  const numbers = readPolicy();
  const files = globSync(ROOMS, { cwd: root }).filter((file) => file !== POLICY_FILE && !OWN_WORDS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const statedNumbers = statedNumbersOf(readFileSync(join(root, file), 'utf8'), numbers).map(({ text }) => text);
    return statedNumbers.length === 0 ? [] : [[file, statedNumbers.sort()] as const];
  });
  expect(Object.fromEntries(found)).toEqual(others);
});
