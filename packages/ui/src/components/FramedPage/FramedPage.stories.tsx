import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FramedPage } from './FramedPage.tsx';

const PAGE = `data:text/html,${encodeURIComponent('<title>A page</title><main><h1>A page</h1></main>')}`;

const meta = {
  title: 'Components/Content/FramedPage',
  component: FramedPage,
  parameters: { layout: 'padded' },
  args: { src: PAGE, title: 'Preview', width: 'phone' },
} satisfies Meta<typeof FramedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Preview').clientWidth).toBe(388);
  },
};

export const Desktop: Story = {
  args: { width: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Preview').clientWidth).toBe(1278);
    await expect(canvas.getByRole('region', { name: 'Preview' }).clientWidth).toBeLessThanOrEqual(1440);
  },
};
