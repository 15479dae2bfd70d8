import type { UserDashboard } from '@potli/api/contract/dashboardContent';
import { FeatureRow } from '@potli/ui/commerce/FeatureRow/FeatureRow';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { useTellFailure } from '../../../components/table/useTellFailure.ts';
import { dashboardQuery } from '../../../features/content/dashboardQuery.ts';
import { ContentLoading } from './ContentLoading.tsx';
import { FaqTabs } from './FaqTabs.tsx';
import { VideoTutorial } from './VideoTutorial.tsx';

const FAILED = 'FAQs and videos could not be loaded';

/** Banner, video and FAQs; what there is none of takes no room. */
export function Content() {
  const query = useQuery(dashboardQuery(useApp().api));
  const { data, isError } = query;
  useTellFailure(query, (_error, hasContent) => (hasContent ? FAILED : undefined));
  if (data) return <Shown {...data} />;
  return isError ? <LoadFailed title={FAILED} query={query} /> : <ContentLoading />;
}

function Shown({ userDashboardBanner, userDashboardFAQ, userDashboardVideos }: UserDashboard) {
  const groups = userDashboardFAQ.filter(({ faqList }) => faqList.length > 0);
  const video = userDashboardVideos.find(({ contentType }) => contentType === 'HOME_PAGE')?.videoList[0];
  const banner = userDashboardBanner && {
    id: userDashboardBanner.bannerImageUrl,
    imageUrl: userDashboardBanner.bannerImageUrl,
    alt: userDashboardBanner.altText ?? 'What is on at the moment',
    href: userDashboardBanner.redirectUrl,
  };
  return (
    <>
      {(banner || video) && (
        <FeatureRow banner={banner ?? undefined}>{video && <VideoTutorial url={video} />}</FeatureRow>
      )}
      {groups.length > 0 && <FaqTabs groups={groups} />}
    </>
  );
}
