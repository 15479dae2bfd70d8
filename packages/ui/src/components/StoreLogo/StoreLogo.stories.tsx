import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { Row } from '../Layout/Layout.tsx';
import { StoreLogo } from './StoreLogo.tsx';

const meta = {
  title: 'Commerce/Stores and offers/StoreLogo',
  component: StoreLogo,
  decorators: [inColumn],
  args: { src: '/demo/stores/juttigali.svg' },
} satisfies Meta<typeof StoreLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: ({ src }) => (
    <Row wrap>
      {([44, 60, 64, 68, 120] as const).map((size) => (
        <StoreLogo key={size} src={src} size={size} />
      ))}
    </Row>
  ),
};

/** Its edges are not cut. */
export const BankCard: Story = {
  args: { src: '/demo/cards/saptarang.svg', size: 36, card: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('presentation');
    // the picture fills its mark once it has loaded
    await waitFor(() => {
      const { width, height } = picture.getBoundingClientRect();
      return expect(width / height).toBeCloseTo(1.586, 1);
    });
    await expect(getComputedStyle(picture).objectFit).toBe('contain');
  },
};

export const NoPicture: Story = { args: { src: null } };

export const BrokenPicture: Story = { args: { src: '/demo/stores/nowhere.svg', priority: 'low' } };
