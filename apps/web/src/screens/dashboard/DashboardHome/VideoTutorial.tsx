import { Picture } from '@potli/ui/commerce/Picture/Picture';
import { SectionHeading } from '@potli/ui/commerce/SectionHeading/SectionHeading';
import { VideoEmbed } from '@potli/ui/commerce/VideoEmbed/VideoEmbed';
import { Row } from '@potli/ui/components/Layout/Row';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Link } from '@potli/ui/components/Link/Link';
import { Panel } from '@potli/ui/components/Panel/Panel';
import { Text } from '@potli/ui/components/Text/Text';
import { INVALID_VIDEO, POSTER } from '../../../features/content/videoTexts.ts';

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
          <Link href="/user_dashboard/tutorials/videos">All videos</Link>
        </Row>
      </Stack>
    </Panel>
  );
}
