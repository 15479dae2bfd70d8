import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { useRef, useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { type PlacedEntry, videos } from '../../../features/content/contentLists.ts';
import { useDeleteEntry } from '../../../features/content/useDeleteEntry.ts';
import { VideoGroups } from '../../../features/content/VideoGroups.tsx';
import { useIsAdmin } from '../../../features/session/useIsAdmin.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { AddVideos } from './AddVideos.tsx';

/** The home page's video stands on the dashboard's home. */
const isListed = ({ contentType, videoList }: VideoGroup) => contentType !== 'HOME_PAGE' && videoList.length > 0;

const texts = {
  deleted: 'Video deleted successfully',
  failed: 'An error occurred while deleting the video',
  stale: 'Somebody else changed the videos in the meantime. They are up to date now, please try again.',
  restored: 'The video is back',
  notRestored: 'The video could not be brought back',
};

/** Video tutorials by content type; an admin adds and deletes them (docs/product/content.md#videos). */
export function Videos() {
  const isAdmin = useIsAdmin();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const { deleteEntry, remaining } = useDeleteEntry(videos, texts);
  const onDelete = (video: PlacedEntry<string>) => {
    // the pressed button disappears with its video
    addButton.current?.focus();
    deleteEntry(video);
  };
  const tools = isAdmin && (
    <Button ref={addButton} variant="secondary" onClick={() => setAdding(true)}>
      Add New Videos
    </Button>
  );
  return (
    <ContentScreen title="Videos" tools={tools} failed="Videos could not be loaded">
      {(content) => {
        const groups = remaining(content).userDashboardVideos.filter(isListed);
        return (
          <>
            {groups.length === 0 && <NoVideos />}
            <VideoGroups groups={groups} onDelete={isAdmin ? onDelete : undefined} />
            {adding && <AddVideos onClose={() => setAdding(false)} />}
          </>
        );
      }}
    </ContentScreen>
  );
}

function NoVideos() {
  return (
    <EmptyList
      title="No videos yet"
      text="Short tutorials will be here. The FAQs answer most questions."
      action={{ label: 'Read the FAQs', href: memberPaths.faqs }}
    />
  );
}
