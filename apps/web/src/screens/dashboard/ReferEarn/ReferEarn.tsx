import { getCurrentUser } from '@potli/api/contract/profile';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { StepList } from '@potli/ui/StepList';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { ReferralCode } from './ReferralCode.tsx';
import { howItWorks } from './referralTexts.ts';

/** Refer and Earn (docs/product/referrals.md#code): the code, ways to send it, and how it earns. */
export function ReferEarn() {
  const { api, site } = useApp();
  const query = useQuery(apiQuery(api, getCurrentUser, {}));
  return (
    <Stack gap="x2">
      <Heading level={1}>Refer and Earn</Heading>
      {query.isLoadingError ? (
        <LoadFailed title="Your referral code could not be loaded" query={query} />
      ) : (
        <ReferralCode code={query.data?.referralCode} />
      )}
      <Panel as="section">
        <SectionHeading title="How it works" variant="block" />
        <StepList items={howItWorks(site.productName)} />
      </Panel>
    </Stack>
  );
}
