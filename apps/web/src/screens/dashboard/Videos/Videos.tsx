import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { IconButton } from '@potli/ui/IconButton';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Picture } from '@potli/ui/Picture';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { VideoEmbed } from '@potli/ui/VideoEmbed';
import { Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { contentLabel } from '../../../features/content/contentLabel.ts';
import { type PlacedEntry, videos } from '../../../features/content/contentLists.ts';
import { useDeleteEntry } from '../../../features/content/useDeleteEntry.ts';
import { INVALID_VIDEO, POSTER } from '../../../features/content/videoTexts.ts';
import { useIsAdmin } from '../../../features/session/useIsAdmin.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { AddVideos } from './AddVideos.tsx';
import { videoTitle } from './videoTitle.ts';

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

interface VideoGroupsProps {
  groups: readonly VideoGroup[];
  /** Offers to delete each video. */
  onDelete?: (video: PlacedEntry<string>) => void;
}

/** Videos by content type. None starts by itself. */
function VideoGroups({ groups, onDelete }: VideoGroupsProps) {
  return groups.map(({ contentType, videoList }) => (
    <Panel as="section" key={contentType}>
      <SectionHeading title={contentLabel(contentType)} variant="block" />
      <Grid as="ul" columns={3}>
        {videoList.map((url, index) => (
          <Video
            key={`${index} ${url}`}
            url={url}
            title={videoTitle(contentType, index, videoList.length)}
            onDelete={onDelete && (() => onDelete({ contentType, entry: url }))}
          />
        ))}
      </Grid>
    </Panel>
  ));
}

interface VideoProps {
  url: string;
  title: string;
  onDelete?: () => void;
}

function Video({ url, title, onDelete }: VideoProps) {
  return (
    <Stack as="li" gap="s">
      <VideoEmbed
        url={url}
        title={title}
        playLabel={`Play video: ${title}`}
        invalidText={INVALID_VIDEO}
        poster={<Picture {...POSTER} fallback={null} />}
      />
      <Row justify="between">
        <Text variant="bodyS" tone="muted">
          {title}
        </Text>
        {onDelete && <IconButton icon={Trash2} label={`Delete: ${title}`} onClick={onDelete} />}
      </Row>
    </Stack>
  );
}
