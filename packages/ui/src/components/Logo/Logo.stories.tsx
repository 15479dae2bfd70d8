import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../Band/Band.tsx';
import { Container, Row } from '../Layout/Layout.tsx';
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
