import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Panel } from '@potli/ui/Panel';
import { Picture } from '@potli/ui/Picture';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { Text } from '@potli/ui/Text';
import { VideoEmbed } from '@potli/ui/VideoEmbed';
import { INVALID_VIDEO, POSTER } from '../../../features/content/videoTexts.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';

const TITLE = 'How a click becomes cashback';

/** The video of the dashboard's home, and the way to the others. */
export function VideoTutorial({ url }: { url: string }) {
  return (
    <Panel as="section" padding="snug">
      <SectionHeading title="Video tutorial" variant="block" />
      <Stack gap="m">
        <VideoEmbed
          url={url}
          title={TITLE}
          playLabel={`Play video: ${TITLE}`}
          invalidText={INVALID_VIDEO}
          size="feature"
          poster={<Picture {...POSTER} fallback={null} />}
        />
        <Row justify="between" wrap gap="s">
          <Text as="strong" variant="cardTitle">
            {TITLE}
          </Text>
          <Text as="span" variant="label">
            <Link href={memberPaths.videos}>All videos</Link>
          </Text>
        </Row>
      </Stack>
    </Panel>
  );
}
