import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RedirectScene } from './RedirectScene.tsx';

const meta = {
  title: 'Commerce/Going to a shop/RedirectScene',
  component: RedirectScene,
  args: {
    artUrl: '/art/redirect.svg',
    logoUrl: '/demo/stores/safarnaav.svg',
    title: 'Redirecting to Safarnaav in 1 seconds...',
    text: 'Remember to complete your purchase to earn cashback on your transaction.',
    announcement: 'Redirecting to Safarnaav',
    children: (
      <>
        <Button size="lg">
          Go to Safarnaav now
          <Icon of={ArrowRight} />
        </Button>
        <Button variant="outline" size="lg">
          Cancel
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof RedirectScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NoLogo: Story = { args: { logoUrl: undefined, title: 'Redirecting to Store in 1 seconds...' } };
