import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../components/Band/Band.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Container, Row, Section, Stack } from '../components/Layout/Layout.tsx';
import { Panel } from '../components/Panel/Panel.tsx';
import { Stitch } from '../motifs/Stitch/Stitch.tsx';

const meta = { title: 'Foundations/Motifs/All motifs', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BandsHemsAndStitches: Story = {
  render: () => (
    <>
      <Band tone="brand" hem="down" as="header">
        <Container>
          <Section spacing="band">
            <Heading level={1} variant="displayL">
              Shop like always
            </Heading>
          </Section>
        </Container>
      </Band>
      <Container>
        <Section spacing="band">
          <Row>
            <Heading level={2} variant="h1">
              Top Stores
            </Heading>
            <Stitch />
          </Row>
          <Panel>
            <Stack>
              <Heading level={3}>A panel</Heading>
              <Row>
                <Stitch tone="quiet" />
              </Row>
            </Stack>
          </Panel>
        </Section>
      </Container>
      {(['feature', 'accent', 'inverse'] as const).map((tone) => (
        <Band key={tone} tone={tone}>
          <Container>
            <Section spacing="band">
              <Heading level={2}>{tone}</Heading>
            </Section>
          </Container>
        </Band>
      ))}
    </>
  ),
};
