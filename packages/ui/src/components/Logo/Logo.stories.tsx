import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { Container, Row } from '../Layout/Layout.tsx';
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Content/Logo',
  component: Logo,
  args: { href: '/', label: 'Home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnBrandSurface: Story = {
  render: (args) => (
    <Band tone="brand" hem="down" as="div">
      <Container>
        <Row>
          <Logo {...args} />
          <Logo {...args} markOnly label="Home, mark" />
        </Row>
      </Container>
    </Band>
  ),
};

export const OnInverse: Story = {
  args: { ground: 'inverse' },
  render: (args) => (
    <Band tone="inverse" hem="down" as="div">
      <Container>
        <Row>
          <Logo {...args} />
          <Logo {...args} markOnly label="Home, mark" />
        </Row>
      </Container>
    </Band>
  ),
};

/** On the page that it leads to, a router marks it as current. It looks as on other pages, in a contrast theme, too. */
export const AtHome: Story = {
  render: (args) => (
    <Row>
      <Logo {...args} label="Elsewhere" />
      <LinkProvider anchor={(props) => <a {...props} aria-current="page" />}>
        <Logo {...args} label="At home" />
      </LinkProvider>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [elsewhere, atHome] = within(canvasElement)
      .getAllByRole('link')
      .map((each) => getComputedStyle(each));
    await expect(atHome?.backgroundColor).toBe(elsewhere?.backgroundColor);
    await expect(atHome?.color).toBe(elsewhere?.color);
  },
};
