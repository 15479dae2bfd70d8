import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { stubCopy } from '../../stories/stubCopy.ts';
import { Row } from '../Layout/Layout.tsx';
import { CopyButton, CopyIconButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  parameters: { layout: 'padded' },
  component: CopyButton,
  args: {
    text: 'TOKRI100',
    label: 'Copy',
    messages: {
      copied: 'Text copied to clipboard!',
      failed: 'Failed to copy text. Please try manually copying.',
      onMessage: fn(),
    },
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { quietControls: { text: 'is copied, not shown' } } };

const refuse = () =>
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
const press = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Copy' }));

export const Variants: Story = {
  render: (args) => (
    <Row wrap>
      <CopyButton {...args} />
      <CopyButton {...args} variant="outline" label="Copy code" />
      <CopyButton {...args} variant="ghost" size="md" label="Copy link" />
      <CopyButton {...args} disabled />
    </Row>
  ),
};

export const Copies: Story = {
  play: async ({ args, canvasElement }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvasElement);
    await expect(writeText).toHaveBeenCalledWith('TOKRI100');
    await expect(args.messages.onMessage).toHaveBeenCalledWith('Text copied to clipboard!', 'success');
  },
};

export const IconOnly: Story = {
  args: { label: 'Copy share link of Juttigali' },
  render: (args) => <CopyIconButton {...args} />,
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy share link of Juttigali' }));
    await expect(writeText).toHaveBeenCalledWith(args.text);
  },
};

export const CopiesByEvent: Story = {
  play: async ({ args, canvasElement }) => {
    refuse();
    const copied = stubCopy();
    await press(canvasElement);
    await waitFor(() => expect(args.messages.onMessage).toHaveBeenCalledWith('Text copied to clipboard!', 'success'));
    await expect(copied).toEqual(['TOKRI100']);
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};

export const FailsBothWays: Story = {
  play: async ({ args, canvasElement }) => {
    refuse();
    spyOn(document, 'execCommand').mockReturnValue(false);
    await press(canvasElement);
    await waitFor(() =>
      expect(args.messages.onMessage).toHaveBeenCalledWith(
        'Failed to copy text. Please try manually copying.',
        'error',
      ),
    );
  },
};
