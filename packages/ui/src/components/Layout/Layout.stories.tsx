import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { Container, Grid, Row, Section, Split, Stack } from './Layout.tsx';

const meta = {
  title: 'Components/Layout/Layout',
  component: Grid,
  args: { columns: 3, gap: 'x2' },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Juttigali', 'Safarnaav', 'Neembagh', 'Ghonsla', 'Tokrigo', 'Voltaara'];

export const Playground: Story = {
  render: (args) => (
    <Container>
      <Grid {...args}>
        {names.map((name) => (
          <Panel key={name} padding="snug">
            {name}
          </Panel>
        ))}
      </Grid>
    </Container>
  ),
};

export const GridsBecomeFewer: Story = {
  render: () => (
    <Container>
      {([1, 2, 3, 4, '4 small', 5, 6] as const).map((columns) => (
        <Section key={columns}>
          <Grid columns={columns}>
            {names.map((name) => (
              <Panel key={name} padding="snug">
                {name}
              </Panel>
            ))}
          </Grid>
        </Section>
      ))}
    </Container>
  ),
};

export const DetailPage: Story = {
  render: () => (
    <Container>
      <Section>
        <Split
          aside={
            <Panel>
              <Heading level={2}>Terms</Heading>
            </Panel>
          }
        >
          <Panel>
            <Stack>
              <Row justify="between" wrap>
                <Heading level={1} variant="h1Detail">
                  Juttigali cashback and offers
                </Heading>
                <Text variant="figureS" tone="money">
                  9%
                </Text>
              </Row>
              <Text variant="prose" tone="muted" lines={2}>
                Hand-stitched juttis, kolhapuris and sneakers from 140 workshops in Patiala, Jodhpur and Kolhapur.
              </Text>
            </Stack>
          </Panel>
        </Split>
      </Section>
    </Container>
  ),
};

/** A form with advice beside it; its aside is narrower than that of a detail page. */
export const FormPage: Story = {
  render: () => (
    <Container>
      <Section>
        <Split
          kind="form"
          aside={
            <Panel tone="highlight">
              <Heading level={2}>Keep these ready</Heading>
            </Panel>
          }
        >
          <Panel>
            <Heading level={1}>Bank Account</Heading>
          </Panel>
        </Split>
      </Section>
    </Container>
  ),
};
