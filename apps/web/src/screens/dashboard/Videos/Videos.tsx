import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/components/Button/Button';
import { useState } from 'react';
import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { useIsAdmin } from '../../../features/session/roleQuery.ts';
import { AddVideos } from './AddVideos.tsx';
import { VideoGroups } from './VideoGroups.tsx';

/** The home page's video stands on the dashboard's home. */
const isListed = ({ contentType, videoList }: VideoGroup) => contentType !== 'HOME_PAGE' && videoList.length > 0;

/** Video tutorials by content type; an admin adds more (docs/product/content.md#videos). */
export function Videos() {
  const isAdmin = useIsAdmin();
  const [adding, setAdding] = useState(false);
  const tools = isAdmin && (
    <Button variant="action" onClick={() => setAdding(true)}>
      Add New Videos
    </Button>
  );
  return (
    <ContentScreen title="Videos" tools={tools} failed="Videos could not be loaded">
      {({ userDashboardVideos }) => {
        const groups = userDashboardVideos.filter(isListed);
        return (
          <>
            {groups.length === 0 && <NoVideos />}
            <VideoGroups groups={groups} />
            {adding && <AddVideos onClose={() => setAdding(false)} />}
          </>
        );
      }}
    </ContentScreen>
  );
}

function NoVideos() {
  return (
    <NothingHere
      title="No videos yet"
      text="Short tutorials will be here. The FAQs answer most questions."
      action={{ label: 'Read the FAQs', href: '/user_dashboard/support/faqs' }}
    />
  );
}
