import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { StepList } from '@potli/ui/commerce/StepList/StepList';
import { Heading } from '@potli/ui/components/Heading/Heading';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Loading } from '@potli/ui/components/Loading/Loading';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { currentUserQuery } from '../../../features/session/currentUserQuery.ts';
import { ReferralCode } from './ReferralCode.tsx';
import { howItWorks } from './referralTexts.ts';

/** Refer and Earn (docs/product/referrals.md#code): the code, ways to send it, and how it earns. */
export function ReferEarn() {
  const { api, site } = useApp();
  const query = useQuery(currentUserQuery(api));
  return (
    <Stack gap="x2">
      <Heading level={1}>Refer and Earn</Heading>
      {query.data && <ReferralCode code={query.data.referralCode} />}
      {query.isPending && (
        <Panel>
          <Loading text="Loading..." />
        </Panel>
      )}
      {query.isLoadingError && <LoadFailed title="Your referral code could not be loaded" query={query} />}
      <Panel as="section">
        <SectionHeading title="How it works" variant="block" />
        <StepList items={howItWorks(site.productName)} />
      </Panel>
    </Stack>
  );
}
