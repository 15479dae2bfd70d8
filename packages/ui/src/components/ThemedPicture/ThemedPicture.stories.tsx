import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inColumn } from '../../stories/frames.tsx';
import { ThemedPicture } from './ThemedPicture.tsx';

const meta = {
  title: 'Components/Content/ThemedPicture',
  component: ThemedPicture,
  decorators: [inColumn],
  args: {
    src: { light: '/art/not-found-light.svg', dark: '/art/not-found-dark.svg' },
    alt: 'Page not found',
    width: 760,
    height: 330,
  },
} satisfies Meta<typeof ThemedPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FollowsTheTheme: Story = {
  play: async ({ canvas, globals, args }) => {
    const source = globals.theme === 'dark' ? args.src.dark : args.src.light;
    await expect(canvas.getByRole('img', { name: 'Page not found' })).toHaveAttribute('src', source);
  },
};
