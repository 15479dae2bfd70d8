import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Layout.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  parameters: { layout: 'padded' },
  args: { level: 2, children: 'Keep the change' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** Level and look are independent. */
export const SmallLevelOne: Story = { args: { level: 1, variant: 'h3' } };

export const Centred: Story = { args: { align: 'center', tone: 'promote' } };
