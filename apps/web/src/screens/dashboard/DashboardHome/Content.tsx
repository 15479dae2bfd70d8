import type { Client } from '@potli/api/client';
import { type FaqGroup, getUserDashboard, type UserDashboard } from '@potli/api/contract/dashboardContent';
import { Accordion } from '@potli/ui/Accordion';
import { FeatureRow } from '@potli/ui/FeatureRow';
import { Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Skeleton } from '@potli/ui/Skeleton';
import { Tabs } from '@potli/ui/Tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiQuery } from '../../../app/apiQuery.ts';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { toBanner } from '../../../components/listing/toBanner.ts';
import { useErrorToast } from '../../../components/useErrorToast.ts';
import { contentLabel } from '../../../features/content/contentLabel.ts';
import { VideoTutorial } from './VideoTutorial.tsx';

const FAILED = 'FAQs and videos could not be loaded';

/** Banner, video and FAQs. */
export const contentQuery = (api: Client) => apiQuery(api, getUserDashboard, {});

/** Banner, video and FAQs, once they have loaded or failed. Empty parts are left out. */
export function Content({ query }: { query: UseQueryResult<UserDashboard> }) {
  useErrorToast(query, (_error, hasContent) => (hasContent ? FAILED : undefined));
  return query.data ? <Shown {...query.data} /> : <LoadFailed title={FAILED} query={query} />;
}

function Shown({ userDashboardBanner, userDashboardFAQ, userDashboardVideos }: UserDashboard) {
  const groups = userDashboardFAQ.filter(({ faqList }) => faqList.length > 0);
  const video = userDashboardVideos.find(({ contentType }) => contentType === 'HOME_PAGE')?.videoList[0];
  const banner = userDashboardBanner ? toBanner(userDashboardBanner) : undefined;
  return (
    <>
      {(banner || video) && <FeatureRow banner={banner}>{video && <VideoTutorial url={video} />}</FeatureRow>}
      {groups.length > 0 && <FaqTabs groups={groups} />}
    </>
  );
}

/** Questions with their answers, a tab for each content type. */
function FaqTabs({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <Panel as="section">
      <Tabs
        label="Questions about"
        heading={<SectionHeading title="FAQs" variant="block" />}
        tabs={groups.map(({ contentType, faqList }) => ({
          value: contentType,
          label: contentLabel(contentType),
          content: <Accordion items={faqList} openAtFirst={0} />,
        }))}
      />
    </Panel>
  );
}

/** Placeholder of banner, video and FAQs. */
export function ContentLoading() {
  return (
    <>
      <Panel padding="none">
        <Skeleton height={340} />
      </Panel>
      <Panel>
        <Stack>
          <Loading text="Loading..." />
          <Skeleton width="40%" />
          <Skeleton width="85%" />
          <Skeleton width="60%" />
        </Stack>
      </Panel>
    </>
  );
}
