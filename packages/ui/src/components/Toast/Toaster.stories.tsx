import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Row.tsx';
import { Toaster } from './Toaster.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

const meta = {
  title: 'Components/Toaster',
  parameters: { layout: 'padded' },
  component: Toaster,
  args: { label: 'Messages ({hotkey})', closeLabel: 'Close message' },
  decorators: [
    (Inner) => (
      <ToastProvider>
        <Senders />
        <Inner />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

function Senders() {
  const toast = useToast();
  return (
    <Row wrap>
      <Button onClick={() => toast.success('Text copied to clipboard!')}>Success</Button>
      <Button onClick={() => toast.error('Failed to fetch clicks data')}>Error</Button>
      <Button onClick={() => toast.info('Uploading files...')}>Info</Button>
    </Row>
  );
}

export const AllTones: Story = {
  args: { durationMs: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch clicks data');
    await expect(canvas.getAllByRole('button', { name: 'Close message' })).toHaveLength(3);
  },
};

export const GoesByItself: Story = {
  args: { durationMs: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'Info' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), { timeout: 3000 });
  },
};

export const ClosedByHand: Story = {
  args: { durationMs: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
