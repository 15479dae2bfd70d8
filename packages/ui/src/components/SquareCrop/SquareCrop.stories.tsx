import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { largestSquare, SquareCrop } from './SquareCrop.tsx';

const meta = {
  title: 'Components/Forms/SquareCrop',
  component: SquareCrop,
  parameters: { layout: 'padded' },
  args: {
    picture: await createImageBitmap(new ImageData(400, 200)),
    square: { x: 100, y: 0, side: 200 },
    onSquareChange: fn(),
    label: 'Drag the picture, or move it with the arrow keys',
    zoomLabel: 'Size',
  },
  render: function Held(args) {
    const [square, setSquare] = useState(() => largestSquare(args.picture));
    const keep = (next: typeof square) => {
      args.onSquareChange(next);
      setSquare(next);
    };
    return <SquareCrop {...args} square={square} onSquareChange={keep} />;
  },
} satisfies Meta<typeof SquareCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: args.label }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSquareChange).toHaveBeenLastCalledWith({ x: 110, y: 0, side: 200 });
  },
};

export const Zoomed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(canvas.getByLabelText('Size'), { target: { value: '2' } });
    await expect(args.onSquareChange).toHaveBeenLastCalledWith({ x: 150, y: 50, side: 100 });
    await expect(canvas.getByLabelText('Size')).toHaveValue('2');
  },
};

export const Dragged: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement).getByRole('button', { name: args.label });
    // a made-up pointer cannot be captured
    view.setPointerCapture = () => undefined;
    const at = (clientX: number) => ({ bubbles: true, pointerId: 1, clientX, clientY: 0 });
    view.dispatchEvent(new PointerEvent('pointerdown', at(view.clientWidth / 2)));
    view.dispatchEvent(new PointerEvent('pointermove', at(view.clientWidth / 4)));
    await expect(args.onSquareChange).toHaveBeenLastCalledWith({ x: 150, y: 0, side: 200 });
  },
};
