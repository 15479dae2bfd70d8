import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from '../../stories/frames.tsx';
import { DynamicBanner } from './DynamicBanner.tsx';

const banner = {
  id: 'refer',
  imageUrl: '/demo/banners/section-refer.svg',
  alt: 'Invite friends. Earn 5% of their cashback for life.',
};

const meta = {
  title: 'Commerce/Banners/DynamicBanner',
  component: DynamicBanner,
  decorators: [inColumn],
  args: { banner: { ...banner, href: '/user_dashboard/refer_earn' } },
} satisfies Meta<typeof DynamicBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Unlinked: Story = { args: { banner } };
