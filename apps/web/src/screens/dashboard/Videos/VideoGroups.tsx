import type { VideoGroup } from '@potli/api/contract/dashboardContent';
import { Picture } from '@potli/ui/commerce/Picture/Picture';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { VideoEmbed } from '@potli/ui/commerce/VideoEmbed/VideoEmbed';
import { Grid } from '@potli/ui/components/Layout/Grid';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Text } from '@potli/ui/components/Text/Text';
import { contentLabel } from '../../../features/content/contentLabel.ts';
import { INVALID_VIDEO, POSTER } from '../../../features/content/videoTexts.ts';

/** Videos by what they are about, none of which starts by itself. */
export function VideoGroups({ groups }: { groups: readonly VideoGroup[] }) {
  return groups.map(({ contentType, videoList }) => (
    <Panel as="section" key={contentType}>
      <SectionHeading title={contentLabel(contentType)} variant="block" />
      <Grid as="ul" columns={3}>
        {videoList.map((url, index) => (
          <Video key={`${index} ${url}`} url={url} title={`${contentLabel(contentType)} video ${index + 1}`} />
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
      <Text variant="bodyS" tone="ink2">
        {title}
      </Text>
    </Stack>
  );
}
