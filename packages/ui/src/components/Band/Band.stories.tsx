import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../Layout/Layout.tsx';
import { Band } from './Band.tsx';

const meta = {
  title: 'Components/Layout/Band',
  component: Band,
  args: {
    tone: 'brand',
    as: 'div',
    children: (
      <Section spacing="band">
        <Container>Shop like always</Container>
      </Section>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Brand: Story = { args: { hem: 'down' } };

export const Accent: Story = { args: { tone: 'accent', hem: 'up' } };

export const Feature: Story = { args: { tone: 'feature', hem: 'both' } };

export const Inverse: Story = { args: { tone: 'inverse', hem: 'up' } };
