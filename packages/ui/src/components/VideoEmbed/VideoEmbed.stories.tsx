import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inCell } from '../../stories/frames.tsx';
import { VideoEmbed } from './VideoEmbed.tsx';

const title = 'How a click becomes cashback';

const isPlayer = /vimeo|youtube|dailymotion/i;

const meta = {
  title: 'Components/Content/VideoEmbed',
  component: VideoEmbed,
  decorators: [inCell],
  args: {
    url: 'https://vimeo.com/76979871',
    title,
    playLabel: `Play video: ${title}`,
    invalidText: 'Invalid Video URL',
    poster: <img src="/art/video-poster.svg" alt="" width={372} height={208} style={{ width: '100%' }} />,
  },
} satisfies Meta<typeof VideoEmbed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    quietControls: {
      title: 'names the player after the click',
      invalidText: 'stands in for an address without a player',
    },
  },
};

export const Preview: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: `Play video: ${title}` }).clientHeight).toBe(150);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(performance.getEntriesByType('resource').filter(({ name }) => isPlayer.test(name))).toEqual([]);
  },
};

export const NoPoster: Story = { args: { poster: undefined } };

export const Feature: Story = { args: { size: 'feature' } };

export const Played: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const player = await canvas.findByTitle(title);
    await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871');
    await expect(player).toHaveAttribute('sandbox', expect.not.stringMatching(/top-navigation|forms|downloads/));
    await expect(player).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { url: 'https://example.com/video' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid Video URL')).toBeVisible();
  },
};
