import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { StatusBar } from './StatusBar.tsx';

const meta = {
  title: 'Components/Feedback/StatusBar',
  parameters: { layout: 'padded' },
  component: StatusBar,
  args: {
    icon: WifiOff,
    children: 'You are offline. This page may be out of date. It updates when you are back online.',
  },
  decorators: [
    (Story) => (
      <>
        <Text>The page goes on beneath.</Text>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof StatusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

/** The live region exists before its text, so that screen readers read the text. */
export const Hidden: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
