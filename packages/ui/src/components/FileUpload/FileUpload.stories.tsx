import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileUpload } from './FileUpload.tsx';

const texts = {
  prompt: 'Add your invoice or order screenshot',
  choose: 'Choose files',
  slotsLeft: '{left} of 3 slots left',
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    count: 'Maximum 3 files allowed',
    type: 'File type {type} is not supported',
    size: 'File size exceeds 5MB limit',
  },
};

const file = (name: string, type: string, kilobytes = 1) =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type, lastModified: 0 });
const invoice = file('invoice-JG-2026-118840.pdf', 'application/pdf', 214);
const shot = file('order-page-screenshot.png', 'image/png', 1126);
const parcel = file('parcel.jpg', 'image/jpeg', 640);
const movie = file('unboxing.mp4', 'video/mp4');

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  parameters: { layout: 'padded' },
  args: {
    label: 'Files',
    note: '(optional, up to 3 images or PDFs)',
    files: [],
    onFilesChange: fn(),
    maxFiles: 3,
    accept: 'image/*,application/pdf',
    maxBytes: 5 * 1024 * 1024,
    texts,
  },
  render: function Held(args) {
    const [files, setFiles] = useState(args.files);
    const keep = (next: readonly File[]) => {
      args.onFilesChange?.(next);
      setFiles(next);
    };
    return <FileUpload {...args} files={files} onFilesChange={keep} />;
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { quietControls: { name: 'a form without files sends nothing' } } };
export const Filled: Story = { args: { files: [invoice, shot] } };
export const WithError: Story = { args: { error: 'Failed to submit the form. Please try again.' } };
export const Disabled: Story = { args: { files: [invoice], disabled: true } };

export const RefusesFourthFile: Story = {
  args: { files: [invoice] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^Files/);
    await userEvent.upload(input, [shot, parcel, file('extra.png', 'image/png')]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum 3 files allowed');
    await expect(input).toHaveAccessibleDescription('Maximum 3 files allowed');
    await expect(canvas.getByText('0 of 3 slots left')).toBeVisible();
    await expect(canvas.getByText('PDF, 214 KB')).toBeVisible();
    await expect(canvas.getByText('Image, 1.1 MB')).toBeVisible();
  },
};

export const RemovedByKeyboard: Story = {
  args: { files: [invoice, shot] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^Files/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Remove ${invoice.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilesChange).toHaveBeenCalledWith([shot]);
    await expect(canvas.queryByText(invoice.name)).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText(texts.prompt);
    const dataTransfer = new DataTransfer();
    for (const dropped of [movie, parcel]) dataTransfer.items.add(dropped);
    const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    zone.dispatchEvent(drag('dragover'));
    await waitFor(() => expect(zone.closest('[data-over]')).not.toBeNull());
    zone.dispatchEvent(drag('drop'));
    await expect(await canvas.findByText('parcel.jpg')).toBeVisible();
    await expect(zone.closest('[data-over]')).toBeNull();
    await expect(canvas.queryByText('unboxing.mp4')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('File type video/mp4 is not supported');
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText(/^Files/), file('scan.pdf', 'application/pdf', 5121));
    await expect(canvas.getByRole('alert')).toHaveTextContent('File size exceeds 5MB limit');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
