import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ShortId } from './ShortId.tsx';

const meta = {
  title: 'Components/Content/ShortId',
  parameters: { layout: 'padded' },
  component: ShortId,
  args: {
    id: '01a207ce-f764-7349-bde6-f5c765ee236f',
    copyLabel: 'Copy click id of Kurtanama',
    messages: { copied: 'Text copied to clipboard!', failed: 'Failed to copy text.', onMessage: fn() },
  },
} satisfies Meta<typeof ShortId>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The end is shown, all of it is copied and in the title. */
export const Long: Story = {
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByText('…f5c765ee236f')).toHaveAttribute('title', args.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy click id of Kurtanama' }));
    await expect(writeText).toHaveBeenCalledWith(args.id);
  },
};

export const Short: Story = {
  args: { id: 'JG-2026-118840' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JG-2026-118840')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
