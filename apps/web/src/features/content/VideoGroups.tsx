import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { IconButton } from '@potli/ui/IconButton';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Picture } from '@potli/ui/Picture';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { VideoEmbed } from '@potli/ui/VideoEmbed';
import { Trash2 } from 'lucide';
import { contentLabel } from './contentLabel.ts';
import type { PlacedEntry } from './contentLists.ts';
import { INVALID_VIDEO, POSTER } from './videoTexts.ts';
import { videoTitle } from './videoTitle.ts';

interface VideoGroupsProps {
  groups: readonly VideoGroup[];
  /** Offers to delete each video. */
  onDelete?: (video: PlacedEntry<string>) => void;
}

/** Videos by content type. None starts by itself. */
export function VideoGroups({ groups, onDelete }: VideoGroupsProps) {
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
