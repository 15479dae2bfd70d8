import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { holdTime, passTime } from '../../stories/holdTime.ts';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';
import { ToastProvider, useToast } from '../Toast/Toast.tsx';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Components/Feedback/Toaster',
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

export const Playground: Story = {
  parameters: { quietControls: { durationMs: 'is seen with time' } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Error' })),
};

const undo = fn();

function Senders() {
  const toast = useToast();
  return (
    <Row wrap>
      <Button onClick={() => toast.success('Text copied to clipboard!')}>Success</Button>
      <Button onClick={() => toast.error('Failed to fetch clicks data')}>Error</Button>
      <Button onClick={() => toast.info('Uploading files...')}>Info</Button>
      <Button onClick={() => toast.success('FAQ deleted successfully', { label: 'Undo', onPress: undo })}>
        Undoable
      </Button>
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

/** Five seconds by default. */
export const ClosesAfterFiveSeconds: Story = {
  beforeEach: () => holdTime('2026-11-20T06:00:00Z'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await passTime(4900);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await passTime(100);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** Below the row of the header that holds Dashboard and Logout. */
export const BelowTheHeader: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const { top } = (await canvas.findByRole('alert')).getBoundingClientRect();
    const header = window.matchMedia('(max-width: 600px)').matches ? 58 : 80;
    await expect(top).toBeGreaterThan(header);
  },
};

export const BelowTheHeaderOfAPhone: Story = { ...BelowTheHeader, globals: { viewport: { value: 'mobile' } } };

/** Its button is reached by the region's key; it stays twice as long, and closes with the press. */
export const WithAction: Story = {
  beforeEach: () => {
    undo.mockClear();
    return holdTime('2026-11-20T06:00:00Z');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undoable' }));
    await passTime(9900);
    const button = canvas.getByRole('button', { name: 'Undo' });
    await expect(button).toBeVisible();
    await waitFor(async () => {
      await userEvent.keyboard('[F8]');
      await expect(button.closest('ol')).toHaveFocus();
    });
    // the toast itself comes first
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

/** The time stops on hover and focus. */
export const PausesOnHoverAndFocus: Story = {
  beforeEach: () => holdTime('2026-11-20T06:00:00Z'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await passTime(4000);
    await userEvent.hover(canvas.getByRole('alert'));
    await passTime(60_000);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('alert'));
    await passTime(500);
    const close = canvas.getByRole('button', { name: 'Close message' });
    close.focus();
    await passTime(60_000);
    await expect(close).toHaveFocus();
    canvas.getByRole('button', { name: 'Error' }).focus();
    await passTime(400);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await passTime(200);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const ClosedByButton: Story = {
  args: { durationMs: 600_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
