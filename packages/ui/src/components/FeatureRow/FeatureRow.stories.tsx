import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import { Text } from '../Text/Text.tsx';
import { FeatureRow } from './FeatureRow.tsx';

const panel = (
  <Panel>
    <SectionHeading title="Video tutorial" variant="block" />
    <Text>How a click becomes cashback</Text>
  </Panel>
);

const meta = {
  title: 'Commerce/Banners/FeatureRow',
  component: FeatureRow,
  decorators: [inColumn],
  args: {
    banner: {
      id: 'wedding',
      imageUrl: '/demo/banners/dashboard.svg',
      alt: 'Shaadi season: extra cashback on 40 stores, till Sunday night',
      href: '/categories/apparel',
    },
    children: panel,
  },
} satisfies Meta<typeof FeatureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BannerAndPanel: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('link', { name: /Shaadi season/ });
    await expect(banner).toHaveAttribute('href', '/categories/apparel');
  },
};

export const BannerAlone: Story = { args: { children: undefined } };

export const PanelAlone: Story = { args: { banner: undefined } };
