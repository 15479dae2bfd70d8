import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { Button } from '@potli/ui/Button';
import { Grid, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Picture } from '@potli/ui/Picture';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { VideoEmbed } from '@potli/ui/VideoEmbed';
import { useState } from 'react';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { ContentScreen } from '../../../features/content/ContentScreen.tsx';
import { contentLabel } from '../../../features/content/contentLabel.ts';
import { INVALID_VIDEO, POSTER } from '../../../features/content/videoTexts.ts';
import { useIsAdmin } from '../../../features/session/useIsAdmin.ts';
import { paths } from '../../../lib/paths.ts';
import { AddVideos } from './AddVideos.tsx';
import { videoTitle } from './videoTitle.ts';

/** The home page's video stands on the dashboard's home. */
const isListed = ({ contentType, videoList }: VideoGroup) => contentType !== 'HOME_PAGE' && videoList.length > 0;

/** Video tutorials by content type; an admin adds more (docs/product/content.md#videos). */
export function Videos() {
  const isAdmin = useIsAdmin();
  const [adding, setAdding] = useState(false);
  const tools = isAdmin && (
    <Button variant="secondary" onClick={() => setAdding(true)}>
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
    <EmptyList
      title="No videos yet"
      text="Short tutorials will be here. The FAQs answer most questions."
      action={{ label: 'Read the FAQs', href: paths.faqs }}
    />
  );
}

/** Videos by content type. None starts by itself. */
function VideoGroups({ groups }: { groups: readonly VideoGroup[] }) {
  return groups.map(({ contentType, videoList }) => (
    <Panel as="section" key={contentType}>
      <SectionHeading title={contentLabel(contentType)} variant="block" />
      <Grid as="ul" columns={3}>
        {videoList.map((url, index) => (
          <Video key={`${index} ${url}`} url={url} title={videoTitle(contentType, index, videoList.length)} />
        ))}
      </Grid>
    </Panel>
  ));
}

function Video({ url, title }: { url: string; title: string }) {
  return (
    <Stack as="li" gap="s">
      <VideoEmbed
        url={url}
        title={title}
        playLabel={`Play video: ${title}`}
        invalidText={INVALID_VIDEO}
        poster={<Picture {...POSTER} fallback={null} />}
      />
      <Text variant="bodyS" tone="muted">
        {title}
      </Text>
    </Stack>
  );
}
