import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  parameters: { layout: 'padded' },
  component: EmptyState,
  args: {
    title: 'No clicks yet',
    text: 'Open any store, card or deal while you are logged in. Each tracked click will be listed here.',
    action: (
      <Button href="/stores">
        Browse stores
        <Icon of={ArrowRight} />
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WordsOnly: Story = { args: { title: 'No stores available', text: undefined, action: undefined } };
